import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAddress } from '../../../scripts/read-address.ts';
import { runProgram } from './run-program.ts';

const root = join(import.meta.dirname, '../../..');

function start(environment: Record<string, string>, main = join(root, 'build/server/main.js')) {
  const child = spawn(process.execPath, [main], {
    cwd: tmpdir(),
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', PUBLIC_ORIGIN: '', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The exit code and what was printed by a server that does not start. */
async function failure(child: ChildProcess) {
  let error = '';
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, error };
}

describe('the server process', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT is “abc”; it must be a port number from 0 to 65535, such as 3000.\n'],
    [{ HOST: 'a b' }, 'HOST is “a b”; it must be an IP address or a host name, such as 0.0.0.0.\n'],
    [
      { PUBLIC_ORIGIN: 'foo' },
      'PUBLIC_ORIGIN is “foo”; it must be an http or https address without a path, such as https://www.example.com.\n',
    ],
  ])('refuses %j in one line', async (environment, error) => {
    expect(await failure(start(environment))).toEqual({ code: 1, error });
  });

  it('says in one line that its port is taken', async () => {
    const { port } = new URL(await readAddress(start({})));
    const { code, error } = await failure(start({ PORT: port }));
    expect(code).toBe(1);
    expect(error).toBe(
      `Port ${port} on 127.0.0.1 is taken; stop the other program or choose another port, such as PORT=3000.\n`,
    );
  });

  it.each([
    ['1', 0],
    ['2', 1],
    ['max', 1],
  ])('serves alone where WEB_CONCURRENCY is %s, with %i lines of warning', async (value, count) => {
    const { address, readLog } = runProgram([join(root, 'build/server/main.js')], {
      WEB_CONCURRENCY: value,
    });
    expect((await fetch(`${await address()}/healthz`)).status).toBe(200);
    const lines = readLog();
    const warnings = lines.filter(({ level }) => level === 'warn');
    expect(warnings).toHaveLength(count);
    for (const { msg } of warnings) expect(msg).toContain('WEB_CONCURRENCY is ignored');
    expect(new Set(lines.map(({ pid }) => pid)).size).toBe(1);
  });

  it('says in one line that its build is broken', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(root, 'build/content'), join(folder, 'build/content'), { recursive: true });
    cpSync(join(root, 'build/server'), join(folder, 'build/server'), { recursive: true });
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'build/content/ar/bundle.json'), '{"language":"ar"}');
    const child = start({}, join(folder, 'build/server/main.js'));
    const { code, error } = await failure(child);
    expect(code).toBe(1);
    expect(error).toMatch(
      /^\S*bundle\.json is missing or broken; build the site again with npm run build\.\n$/,
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s, also with a client that keeps its connection',
    async (signal) => {
      const child = start({});
      const address = await readAddress(child);
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      const [response] = await once(get(`${address}/healthz`, { agent }), 'response');
      response.resume();
      await once(response, 'end');
      child.kill(signal);
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
    },
  );
});
