import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

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
        env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let complaints = '';
      child.stderr?.on('data', (chunk) => {
        process.stderr.write(chunk);
        complaints += chunk;
      });
      const started = child.stdout ? once(child.stdout, 'data') : Promise.resolve([]);
      const [line] = await Promise.race([started, once(child, 'close')]);
      address = String(line).match(/http:\S+/)?.[0];
      if (address === undefined) throw new Error(`The server did not start.\n${complaints}`);
    },
  };
}
