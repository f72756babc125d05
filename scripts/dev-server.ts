import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';

interface DevServer {
  /** Where the server listens now; `undefined` before its first start and after one that failed. */
  address(): string | undefined;
  /**
   * Starts the built server on a free port, ending the one before.
   *
   * @throws where it ends instead, with what it complained of
   */
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
        // It says by message where it listens, because its log says so only at some levels.
        stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      });
      let complaints = '';
      child.stderr?.on('data', (chunk) => {
        process.stderr.write(chunk);
        complaints += chunk;
      });
      const ended = once(child, 'close').then(() => {
        throw new Error(`The server did not start.\n${complaints}`);
      });
      const [message] = await Promise.race([once(child, 'message'), ended]);
      address = z.url().parse(message);
    },
  };
}
