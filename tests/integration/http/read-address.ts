import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** As both formats of the log write it. */
const addressField = /\baddress"?: ?"(http:[^"]+)"/;

/**
 * Waits until a server says in its log where it serves.
 *
 * @param server whose standard output is a pipe; it goes on being emptied afterwards
 * @throws where the server ends first
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
