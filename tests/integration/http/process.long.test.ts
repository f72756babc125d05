import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { copyBuild } from './copy-build.ts';
import { main, runProgram } from './run-program.ts';
import { formatRequest, sendRaw } from './send-raw.ts';
import { allFeatures, site } from './shared-site.ts';

/** Opens a connection that stays open. */
async function keepConnection(address: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [response] = await once(get(`${address}/healthz`, { agent }), 'response');
  await once(response.resume(), 'end');
}

describe('the server process', () => {
  it('refuses a setting in one line', async () => {
    const error = 'PORT is “abc”; it must be a port number from 0 to 65535, such as 3000.\n';
    expect(await runProgram([main], { PORT: 'abc' }).end()).toEqual({ code: 1, error });
  });

  it.each(['ADMIN_PORT', 'PORT'])('says in one line that its %s is taken', async (setting) => {
    const { port } = new URL(await runProgram([main]).address());
    expect(await runProgram([main], { [setting]: port }).end()).toEqual({
      code: 1,
      error: `Port ${port} on 127.0.0.1 is taken; stop the other program or choose another port, such as ${setting}=${Number(port) + 1}.\n`,
    });
  });

  it('says in one line that it may open too few files', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 64; exec "$0" "$1"', process.execPath, main],
      { env: { ...process.env, PORT: '0' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The limit of open files is too low \(ulimit -n\)[^\n]+\.\n$/);
  });

  it('serves alone where WEB_CONCURRENCY asks for more, with one line of warning', async () => {
    const { address, readLog } = runProgram([main], { WEB_CONCURRENCY: '2' });
    expect((await fetch(`${await address()}/healthz`)).status).toBe(200);
    const lines = readLog();
    expect(lines.filter(({ level }) => level === 'warn')).toEqual([
      expect.objectContaining({ msg: expect.stringContaining('WEB_CONCURRENCY is ignored') }),
    ]);
    expect(new Set(lines.map(({ pid }) => pid)).size).toBe(1);
  });

  it('makes React’s development build warn of no page, with all that can be switched on', async () => {
    const { entry, change, shorten } = copyBuild();
    // The development build renders many times slower.
    shorten();
    for (const language of languages) {
      change(language, (bundle) => {
        bundle.site.features = allFeatures;
      });
    }
    const { child, untilLogged, end } = runProgram([entry], { NODE_ENV: 'test' });
    await untilLogged('Ready:');
    child.kill('SIGTERM');
    expect(await end()).toEqual({ code: 0, error: '' });
  });

  it('makes Node warn of no malformed target', async () => {
    const { child, address, end } = runProgram([main]);
    const port = Number(new URL(await address()).port);
    for (const target of ['http://a:b', '//a@b:c#']) {
      expect((await sendRaw(port, formatRequest(target))).status).toBe(400);
    }
    child.kill('SIGTERM');
    expect(await end()).toEqual({ code: 0, error: '' });
  });

  it.each([
    ['the folder of pictures', ''],
    ['a picture', site.pictures[0] ?? ''],
  ])('says in one line that %s is missing', async (_what, name) => {
    const { entry, pictures } = copyBuild();
    rmSync(join(pictures, name), { recursive: true });
    const { code, error } = await runProgram([entry]).end();
    expect(code).toBe(1);
    expect(error).toMatch(
      /^\S*build\/public\/pictures\S* is missing; build the site again with npm run build\.\n$/,
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s, also with a client that keeps its connection',
    async (signal) => {
      const { child, address, end } = runProgram([main]);
      await keepConnection(await address());
      child.kill(signal);
      expect(await end()).toEqual({ code: 0, error: '' });
    },
  );

  // Each fails outside of every request, on the signal SIGUSR2.
  it.each([
    ['unhandledRejection', "Promise.reject(new Error('planted'))"],
    ['uncaughtException', "throw new Error('planted')"],
  ])(
    'ends after its requests with exit code 1 and one line where nobody catches an error (%s)',
    async (origin, code) => {
      const failing = `data:text/javascript,process.on('SIGUSR2', () => { ${code} })`;
      const { child, address, readLog, end } = runProgram(['--import', failing, main]);
      await keepConnection(await address());
      child.kill('SIGUSR2');
      expect(await end()).toEqual({ code: 1, error: '' });
      const error = expect.objectContaining({ message: 'planted', stack: expect.any(String) });
      expect(readLog().filter(({ level }) => level === 'fatal')).toEqual([
        expect.objectContaining({ level: 'fatal', origin, error }),
      ]);
    },
  );
});
