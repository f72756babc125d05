import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, waitUntilReady } from './ask.ts';
import { findFreePorts } from './find-free-ports.ts';

const deploy = join(import.meta.dirname, '../../../deploy');

export interface RunningProxy {
  address: string;
  folder: string;
  stop: () => Promise<void>;
}

type Replacements = [from: string | RegExp, to: string][];

/** Lets a test read the clock by which nginx counts how long it keeps a page. */
export const withClock: Replacements = [
  ['location = /metrics {', 'location = /clock { return 200 $msec; }\n$&'],
];

/** Waits until the clock of nginx, started `withClock`, has moved on by some seconds. */
export async function passSeconds({ address }: RunningProxy, seconds: number): Promise<void> {
  const readClock = async () => Number((await ask(`${address}/clock`)).body);
  const end = (await readClock()) + seconds;
  while ((await readClock()) <= end) await wait(50);
}

/** Caches for half a minute at any time, and not until the clock shows the next one. */
export const steady: Replacements = [['negotiated $half_minute ', 'negotiated ']];

/** Caches for a second instead of half a minute, so that a test can see it expire. */
export const hurry: Replacements = [
  ...steady,
  ...withClock,
  [/200 301 308 1m;/, '200 301 308 1s;'],
];

/**
 * Starts nginx in the foreground with the shipped configuration in a folder of its own; only paths and ports differ.
 *
 * @param replicas three ports on the loopback interface
 * @param more further replacements, such as shorter times
 */
export async function startNginx(
  program: string,
  replicas: readonly number[],
  more: Replacements = [],
): Promise<RunningProxy> {
  const [port = 0] = await findFreePorts(1);
  const folder = copyConfiguration([
    ...replaceReplicas(replicas),
    [/^\s*user .*$/m, process.getuid?.() === 0 ? 'user nobody nogroup;' : ''],
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ...more,
  ]);
  mkdirSync(join(folder, 'cache'));
  mkdirSync(join(folder, 'log'));
  const options = `daemon off; pid ${join(folder, 'nginx.pid')};`;
  const child = spawn(program, ['-c', join(folder, 'rules/nginx.conf'), '-g', options], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${address}/-/proxy`);
  return {
    address,
    folder,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'close');
        child.kill('SIGQUIT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the rules and the error pages to a folder that only one test uses. */
function copyConfiguration(replacements: Replacements): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // nginx drops root, and then reads the folder as another user.
  chmodSync(folder, 0o755);
  cpSync(join(deploy, 'nginx'), join(folder, 'rules'), { recursive: true });
  cpSync(join(deploy, 'pages'), join(folder, 'pages'), { recursive: true });
  const all: Replacements = [
    [/\/etc\/travel-site/g, folder],
    [/\/var\/cache\/nginx/g, join(folder, 'cache')],
    [/\/var\/log\/nginx/g, join(folder, 'log')],
    ...replacements,
  ];
  for (const file of readdirSync(join(folder, 'rules'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.conf')) continue;
    const path = join(folder, 'rules', file);
    const text = all.reduce((now, [from, to]) => now.replace(from, to), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  }
  return folder;
}

function replaceReplicas(ports: readonly number[]): Replacements {
  return ports.map((port, index) => [
    new RegExp(`127.0.0.1:${3001 + index}\\b`, 'g'),
    `127.0.0.1:${port}`,
  ]);
}
