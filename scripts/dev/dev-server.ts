import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DevClock } from './dev-clock.ts';
import type { Place } from './reload-proxy.ts';

/** What the server sends once it serves the built site, at its start and after each request to reload. */
export interface ServerReport {
  /** Set if it goes on with the previous site. */
  problem?: string;
  /** The next moment at which pages change by themselves, in milliseconds since 1970; omitted beside a problem. */
  until?: number;
}

/** A server that takes longer to reload is busy with something that does not end, such as a loop. */
const reloadTimeoutMs = 10_000;

/**
 * Runs the built server behind the reload proxy. The server listens on a Unix socket in a folder that only this user
 * can open. A port would show drafts to other users, and to sites that point a name of theirs at it (DNS rebinding).
 *
 * @param clock of the site
 * @param onCrash called with a message if the server ends by itself
 */
export function createDevServer(
  { offset }: Pick<DevClock, 'offset'>,
  onCrash: (message: string) => void,
) {
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let starts = 0;
  let child: ChildProcess | undefined;
  let place: Place | undefined;
  let until: number | undefined;

  const stop = () => {
    place = undefined;
    child?.kill('SIGKILL');
    child = undefined;
  };

  /**
   * Starts the built server after ending the previous one.
   *
   * @throws {Error} with the output on stderr, if the server ends instead of listening
   */
  const restart = async () => {
    stop();
    starts += 1;
    // A killed server leaves its socket file, on which no other server can listen.
    const socketPath = join(folder, String(starts));
    const started = spawn(process.execPath, ['build/server/main.js'], {
      env: {
        LOG_FORMAT: 'pretty',
        ...process.env,
        HOST: '127.0.0.1',
        DEV_SOCKET: socketPath,
        ...(offset !== undefined && { DEV_CLOCK_OFFSET: String(offset) }),
        // Compiling the libraries is a tenth of the start.
        NODE_COMPILE_CACHE: 'build/cache/node',
      },
      // The server reports by message that it listens, because its log does so only at some levels.
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
    const [report]: ServerReport[] = await Promise.race([once(started, 'message'), ended]);
    until = report?.until;
    place = { socketPath };
    started.once('exit', (code, signal) => {
      if (child !== started) return;
      stop();
      onCrash(
        `The server ended by itself (${signal ?? `exit code ${code}`}). It starts again when a file is saved.`,
      );
    });
  };

  return {
    /** Where the server listens now; `undefined` before its first start and after one that failed or ended by itself. */
    place: () => place,
    /** Whether what it serves ceased to be right at an instant, in milliseconds since 1970, so that it must reload. */
    isOver: (now: number) => place !== undefined && until !== undefined && until <= now,
    stop,
    restart,
    /**
     * Lets the server load the built site again, which takes a tenth of a restart. Starts it if it does not run, and anew
     * if it does not respond.
     *
     * @throws {Error} with the reason, if the server refuses the site; it serves the previous one then
     */
    async reload() {
      const report = place && child && (await askToReload(child));
      if (!report) return restart();
      until = report.until;
      if (report.problem === undefined) return;
      throw new Error(
        `The server refused what was built, and goes on with what it served before.\n${report.problem}`,
      );
    },
  };
}

/** @returns the report of the server; `undefined` if it ends or does not respond */
async function askToReload(server: ChildProcess): Promise<ServerReport | undefined> {
  const closing = new AbortController();
  const { signal } = closing;
  const answered = Promise.race([
    once(server, 'message', { signal }).then(([report]: ServerReport[]) => report),
    once(server, 'exit', { signal }).then(() => undefined),
    wait(reloadTimeoutMs, undefined, { signal }),
  ]);
  // A server that has just ended does not take it; `exit` tells of that.
  server.send('reload', () => {});
  // Listeners of a server that goes on would add up.
  return answered.finally(() => closing.abort());
}
