import { expect } from 'vitest';
import { main, runProgram } from './run-program.ts';

/** Starts a server with an admin port and waits until it is ready. */
export async function startWithAdmin(environment: Record<string, string> = {}) {
  const program = runProgram([main], { ADMIN_PORT: '0', ...environment });
  const address = await program.address();
  const findLine = (message: string) =>
    program.readLog().find(({ msg }) => msg.startsWith(message));
  await expect.poll(() => findLine('Ready')).toBeDefined();
  const adminAddress = findLine('Serving')?.adminAddress ?? '';
  return {
    ...program,
    address,
    adminAddress,
    port: Number(new URL(address).port),
    adminPort: Number(new URL(adminAddress).port),
    readMetrics: async () => (await fetch(`${adminAddress}/metrics`)).text(),
  };
}
