import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** The field of the address in both log formats. */
const addressField = /\baddress"?: ?"(http:[^"]+)"/;

/**
 * Waits until a server logs the address it listens on.
 *
 * @param server its standard output is a pipe, which is read to its end afterwards too
 * @throws {Error} if the server ends first
 */
export function readAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk;
      const address = addressField.exec(stripVTControlCharacters(said))?.[1];
      if (address === undefined) return;
      stdout?.off('data', read).resume();
      resolve(address);
    };
    stdout?.on('data', read);
    stdout?.once('close', () => reject(new Error(`The server did not start.\n${said}`)));
  });
}
