import { spawn } from 'node:child_process';

/**
 * Runs a program to its end with our own terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment] settings beside our own
 * @returns {Promise<number>} its exit code; 1 where a signal ended it
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    const passOn = () => child.kill('SIGTERM');
    // A terminal sends Ctrl-C to the child as well; then we only outlive it.
    const interrupt = process.stdin.isTTY ? () => {} : passOn;
    // A hang-up reaches the child as well, but the server takes that for “reload” and would outlive its terminal.
    process.on('SIGINT', interrupt).on('SIGTERM', passOn).on('SIGHUP', passOn);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', interrupt).off('SIGTERM', passOn).off('SIGHUP', passOn);
      resolve(code ?? 1);
    });
  });
}
