import { type ChildProcess, spawn } from 'node:child_process';
import { readAddress } from './read-address.ts';

interface DevServer {
  /** Where the server listens now; `undefined` before its first start and after a crash. */
  address(): string | undefined;
  /** Starts the built server on a free port, ending the one before. */
  restart(): Promise<void>;
  stop(): void;
}

/** Runs the built server behind the reload proxy. */
export function createDevServer(): DevServer {
  let child: ChildProcess | undefined;
  let address: string | undefined;

  const stop = () => {
    address = undefined;
    child?.kill('SIGKILL');
  };

  return {
    address: () => address,
    stop,
    async restart() {
      stop();
      child = spawn(process.execPath, ['build/server/main.js'], {
        env: {
          LOG_FORMAT: 'pretty',
          ...process.env,
          HOST: '127.0.0.1',
          PORT: '0',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.pipe(process.stdout);
      let complaints = '';
      child.stderr?.on('data', (chunk) => {
        process.stderr.write(chunk);
        complaints += chunk;
      });
      address = await readAddress(child).catch((cause: unknown) => {
        throw new Error(`The server did not start.\n${complaints}`, { cause });
      });
    },
  };
}
