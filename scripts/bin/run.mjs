import { spawn } from 'node:child_process';

/**
 * Runs a program in this terminal and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment] variables to add to those of this process
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    const passOn = () => child.kill('SIGTERM');
    // A terminal sends Ctrl-C to the child too, so this process only has to wait for the child to end.
    const interrupt = process.stdin.isTTY ? () => {} : passOn;
    // A hang-up reaches the child too, but the server reloads on SIGHUP, so it would outlive its terminal.
    process.on('SIGINT', interrupt).on('SIGTERM', passOn).on('SIGHUP', passOn);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', interrupt).off('SIGTERM', passOn).off('SIGHUP', passOn);
      resolve(code ?? 1);
    });
  });
}
