import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './reload-proxy.ts';

interface DevServer {
  /** Where the server listens now; `undefined` before its first start and after one that failed or ended by itself. */
  place(): Place | undefined;
  /**
   * Starts the built server, ending the one before.
   *
   * @throws where it ends instead, with what it complained of
   */
  restart(): Promise<void>;
  stop(): void;
}

/**
 * Runs the built server behind the reload proxy. It listens on a Unix socket in a folder that only this user opens: a
 * port would show drafts to other users, and to sites that have a name of theirs lead to it (DNS rebinding).
 *
 * @param onCrash called with a message when the server has ended by itself
 */
export function createDevServer(onCrash: (message: string) => void): DevServer {
  const folder = mkdtempSync(join(tmpdir(), 'vaha-dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let starts = 0;
  let child: ChildProcess | undefined;
  let place: Place | undefined;

  const stop = () => {
    place = undefined;
    child?.kill('SIGKILL');
    child = undefined;
  };

  return {
    place: () => place,
    stop,
    async restart() {
      stop();
      starts += 1;
      // A server that was killed leaves its socket, on which no other can listen.
      const socketPath = join(folder, String(starts));
      const started = spawn(process.execPath, ['build/server/main.js'], {
        env: { LOG_FORMAT: 'pretty', ...process.env, HOST: '127.0.0.1', DEV_SOCKET: socketPath },
        // It says by message that it listens, because its log says so only at some levels.
        stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      });
      child = started;
      let complaints = '';
      started.stderr?.on('data', (chunk) => {
        process.stderr.write(chunk);
        complaints += chunk;
      });
      const ended = once(started, 'close').then(() => {
        throw new Error(`The server did not start.\n${complaints}`);
      });
      await Promise.race([once(started, 'message'), ended]);
      place = { socketPath };
      started.once('exit', (code, signal) => {
        if (child !== started) return;
        stop();
        onCrash(
          `The server ended by itself (${signal ?? `exit code ${code}`}). It starts again when a file is saved.`,
        );
      });
    },
  };
}
