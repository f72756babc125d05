import { spawn } from 'node:child_process';

/**
 * Runs a program to its end with our own terminal, passing signals on to it.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code; 1 where a signal ended it
 */
export function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}
