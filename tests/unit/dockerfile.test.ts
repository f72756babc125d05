import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createFolder } from '../create-folder.ts';
import { permit } from '../integration/http/serve-build.ts';
import { root } from '../site-folder.ts';

/** Returns the instructions of a Dockerfile, without comments and with continued lines joined. */
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

/** Returns the arguments of an instruction in exec form, which needs no shell. */
const parseExec = (value: string): string[] =>
  z.array(z.string()).parse(JSON.parse(value.slice(value.indexOf('['))));

describe('the image', () => {
  it('starts with flags that Node knows, and with the rights that the tests give the server', () => {
    const [command = ''] = read('CMD');
    const [, ...flags] = parseExec(command);
    expect(flags.filter((flag) => /proto|permission|allow/.test(flag))).toEqual(permit('/app'));
    execFileSync(process.execPath, [...flags.slice(0, -1), '--eval', ''], { stdio: 'ignore' });
  });

  it('is patient in its check of health, since a busy machine takes seconds to start Node', () => {
    const [check = ''] = read('HEALTHCHECK');
    const [, timeout] = /--timeout=(\d+)s/.exec(check) ?? [];
    const [, retries] = /--retries=(\d+)/.exec(check) ?? [];
    expect(Number(timeout)).toBeGreaterThanOrEqual(10);
    expect(Number(retries)).toBeGreaterThanOrEqual(3);
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

  it('is made of what a clean clone holds, and sends Docker no more than that', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
    expect(ignored[0]).toBe('*');
    const sent = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    expect(sent.filter((name) => !tracked.some((file) => file.startsWith(name)))).toEqual([]);
    const wanted = instructions
      .filter(({ name, value }) => name === 'COPY' && !value.startsWith('--from='))
      .flatMap(({ value }) => value.split(' ').slice(0, -1));
    expect(wanted.filter((name) => !sent.includes(name))).toEqual([]);
    const run = instructions.flatMap(({ name, value }) =>
      name === 'RUN' ? (value.match(/\bscripts\/\S+/g) ?? []) : [],
    );
    expect(run.filter((name) => !tracked.includes(name))).toEqual([]);
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

  it('says whether the server is well, at the port for operators if there is one', async () => {
    let status = 200;
    const server = createServer(({ url }, response) => {
      response.writeHead(url === '/healthz' ? status : 404).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const others = { ADMIN_PORT: String(port), PORT: '1' };
    expect(await runCheck(others)).toBe(0);
    expect(await runCheck({ ADMIN_PORT: '', PORT: String(port) })).toBe(0);
    status = 503;
    expect(await runCheck(others)).toBe(1);
    server.close();
    server.closeAllConnections();
    expect(await runCheck(others)).toBe(1);
  });
});
