import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createFolder } from '../create-folder.ts';

const root = join(import.meta.dirname, '../..');

/** The instructions of a Dockerfile, without comments and with continued lines joined. */
function parseDockerfile(text: string) {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      return { name, value: rest.join(' ') };
    });
}

const instructions = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const read = (name: string) => last.filter((one) => one.name === name).map(({ value }) => value);

/** The arguments of an instruction in exec form, which needs no shell. */
const parseExec = (value: string): string[] =>
  z.array(z.string()).parse(JSON.parse(value.slice(value.indexOf('['))));

describe('the image', () => {
  it('runs as a user that is a number and not root', () => {
    const [user = ''] = read('USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('starts Node itself, with its permissions narrowed to reading the app', () => {
    const [command = ''] = read('CMD');
    const [program, ...flags] = parseExec(command);
    expect(program).toBe('node');
    expect(flags.at(-1)).toBe('build/server/main.js');
    expect(flags).toContain('--disable-proto=delete');
    expect(flags).toContain('--permission');
    const rights = flags.filter((flag) => flag.startsWith('--allow-'));
    expect(rights).toEqual(['--allow-fs-read=/app']);
    // The rest Node must know, or the container would not start.
    execFileSync(process.execPath, [...flags.slice(0, -1), '--eval', ''], { stdio: 'ignore' });
  });

  it('checks its health with Node, as it has neither curl nor wget', () => {
    const [check = ''] = read('HEALTHCHECK');
    const [program, flag, script = ''] = parseExec(check);
    expect([program, flag]).toEqual(['node', '--eval']);
    expect(script).toContain('/healthz');
    // A busy machine takes seconds to start Node.
    const [, timeout] = /--timeout=(\d+)s/.exec(check) ?? [];
    const [, retries] = /--retries=(\d+)/.exec(check) ?? [];
    expect(Number(timeout)).toBeGreaterThanOrEqual(10);
    expect(Number(retries)).toBeGreaterThanOrEqual(3);
  });

  it('names the port of visitors first, which platforms take, and then that of operators', () => {
    const [environment = ''] = read('ENV');
    const [, port] = /\bPORT=(\d+)/.exec(environment) ?? [];
    const [, adminPort] = /\bADMIN_PORT=(\d+)/.exec(environment) ?? [];
    expect(read('EXPOSE')).toEqual([`${port} ${adminPort}`]);
  });

  it('leaves out what only developers read of its packages, and keeps their licences', () => {
    const [, find = ''] =
      /&& +(find .*)$/.exec(
        instructions.find(({ value }) => value.includes('--omit=dev'))?.value ?? '',
      ) ?? [];
    const folder = createFolder();
    const place = join(folder, 'node_modules/one');
    mkdirSync(place, { recursive: true });
    const kept = ['LICENSE', 'LICENSE.md', 'index.js', 'index.mjs', 'licence.md', 'package.json'];
    const others = [
      'README.md',
      'index.d.cts',
      'index.d.mts',
      'index.d.ts',
      'index.js.map',
      'x.ts',
    ];
    for (const name of [...kept, ...others]) writeFileSync(join(place, name), '');
    execFileSync('sh', ['-c', find], { cwd: folder });
    expect(readdirSync(place).toSorted()).toEqual(kept);
  });

  it('takes over what was built and nothing of the sources', () => {
    const copied = read('COPY').map((value) => value.split(' '));
    expect(copied.every(([from]) => from?.startsWith('--from='))).toBe(true);
    expect(copied.map(([, path]) => path?.replace(/^\/app\//, '')).toSorted()).toEqual([
      'build/assets.json',
      'build/content',
      'build/public',
      'build/server',
      'node_modules',
      'package.json',
    ]);
  });

  it('takes along the files of the release before, and without one is made of its own', () => {
    const lines = instructions.map(({ name, value }) => `${name} ${value}`);
    const order = [
      'ARG PREVIOUS=build',
      'FROM node:24-bookworm-slim AS build',
      'RUN node scripts/build/build.ts --optimize',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the variable is Docker’s.
      'FROM ${PREVIOUS} AS previous',
      'FROM build AS files',
      'COPY --from=previous /app/build/public previous',
      'RUN node scripts/build/import-previous-assets.ts previous',
    ];
    expect(lines.filter((line) => order.includes(line))).toEqual(order);
    // What an image is taken over from lies where this one lays it, and stands in it once.
    expect(read('WORKDIR')).toEqual(['/app']);
    const publicFiles = read('COPY').filter((value) => value.includes('build/public'));
    expect(publicFiles).toEqual(['--from=files /app/build/public build/public']);
  });

  it('is made of what a clean clone holds, and sends Docker no more than that', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
    expect(ignored[0]).toBe('*');
    const sent = ignored.slice(1).map((line) => line.replace('!', ''));
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    expect(sent.filter((name) => !tracked.some((file) => file.startsWith(name)))).toEqual([]);
    const wanted = instructions
      .filter(({ name, value }) => name === 'COPY' && !value.startsWith('--from='))
      .flatMap(({ value }) => value.split(' ').slice(0, -1));
    expect(wanted.filter((name) => !sent.includes(name))).toEqual([]);
  });
});

describe('the check of health', () => {
  const [program = '', ...args] = parseExec(read('HEALTHCHECK')[0] ?? '');

  const runCheck = async (env: NodeJS.ProcessEnv): Promise<number | null> => {
    expect(program).toBe('node');
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const [code] = await once(child, 'close');
    return code;
  };

  it.each([
    ['says yes to a server that is well', 200, 0],
    ['says no to a server that is not', 503, 1],
  ])('%s', async (_, status, code) => {
    const server = createServer(({ url }, response) => {
      response.writeHead(url === '/healthz' ? status : 404).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const others = { ADMIN_PORT: String(port), PORT: '1' };
    expect(await runCheck(others)).toBe(code);
    expect(await runCheck({ ADMIN_PORT: '', PORT: String(port) })).toBe(code);
    server.close();
    server.closeAllConnections();
    expect(await runCheck(others)).toBe(1);
  });
});
