import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyBuild } from './copy-build.ts';
import { runProgram } from './run-program.ts';

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'build/server/main.js');
const two = { WEB_CONCURRENCY: '2' };

/** The built server with two workers that serve. */
async function startTwo(entry = main, flags: string[] = []) {
  const program = runProgram([...flags, entry], two);
  const address = await program.address();
  await expect.poll(() => program.listServing().length).toBe(2);
  const [first = 0, second = 0] = program.listServing();
  return { ...program, address, first, second };
}

const noAnswer = 'The server does not answer';

/** The status of a page, over a connection that is kept. */
async function ask(address: string, agent?: Agent): Promise<number> {
  const request = get(`${address}/?lng=en`, { agent, timeout: 20_000 });
  request.once('timeout', () => request.destroy(new Error(noAnswer)));
  const [response] = await once(request, 'response');
  await once(response.resume(), 'end');
  return response.statusCode;
}

/** Asks without a pause until told to end; an answer that a dying connection loses is asked for again. */
async function askOnAndOn(address: string, keepAlive: boolean, signal: AbortSignal) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const statuses: number[] = [];
  let retries = 0;
  while (!signal.aborted) {
    const status = await ask(address, agent).catch((error) => {
      if (error.message === noAnswer) throw error;
      retries += 1;
      return ask(address, agent);
    });
    statuses.push(status);
  }
  agent.destroy();
  return { statuses, retries };
}

describe('the server with several workers', () => {
  it('loses one that is killed under load, replaces it, and goes on', async () => {
    const { address, first, listServing, child } = await startTwo();
    const stopped = new AbortController();
    const clients = Promise.all(
      Array.from({ length: 20 }, (_, nth) => askOnAndOn(address, nth % 2 === 0, stopped.signal)),
    );
    await wait(500);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => listServing().length).toBe(3);
    await wait(500);
    stopped.abort();
    const results = await clients;
    for (const { statuses, retries } of results) {
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(retries).toBeLessThanOrEqual(1);
    }
    expect(results.some(({ retries }) => retries === 0)).toBe(true);
    child.kill();
  });

  it('replaces one that cannot start ever more slowly, while the others serve', async () => {
    const { entry, bundle, mend } = copyBuild();
    const { address, first, readLog, listServing } = await startTwo(entry);
    writeFileSync(bundle, '{}');
    process.kill(first, 'SIGKILL');
    const listDelays = () => readLog().flatMap(({ delay }) => (delay === undefined ? [] : [delay]));
    await expect.poll(listDelays).toEqual([0, 100, 200, 400]);
    expect(await ask(address)).toBe(200);
    mend();
    await expect.poll(() => listServing().length).toBe(3);
    expect(listDelays().length).toBeLessThanOrEqual(6);
  });

  it('does not start with a broken build, and says so once', async () => {
    const { entry, bundle } = copyBuild();
    writeFileSync(bundle, '{}');
    const { end } = runProgram([entry], two);
    const { code, error } = await end();
    expect(code).toBe(1);
    expect(error).toMatch(/^\S*bundle\.json is missing or broken; [^\n]+\.\n$/);
  });

  it('does not start on a port that is taken, and says so once', async () => {
    const { address } = await startTwo();
    const { end } = runProgram([main], {
      ...two,
      PORT: new URL(address).port,
    });
    const { code, error } = await end();
    expect(code).toBe(1);
    expect(error).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken; [^\n]+\.\n$/);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with 0 on %s, and no worker stays',
    async (signal) => {
      const { address, child, end, first, second } = await startTwo();
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      await ask(address, agent);
      child.kill(signal);
      expect(await end()).toEqual({ code: 0, error: '' });
      for (const pid of [first, second]) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    },
  );

  it('ends with 0 where its whole group is told to, as terminals and supervisors do', async () => {
    const { child, end, first, second } = await startTwo();
    for (const pid of [child.pid ?? 0, first, second]) process.kill(pid, 'SIGTERM');
    expect(await end()).toEqual({ code: 0, error: '' });
  });

  it('is ended by a second signal, with exit code 1', async () => {
    const { child, end, first } = await startTwo();
    process.kill(first, 'SIGSTOP');
    child.kill();
    await wait(500);
    child.kill();
    expect((await end()).code).toBe(1);
  });

  it('starts under the permission model where it may start processes, which its workers may not', async () => {
    const permissions = ['--permission', `--allow-fs-read=${root}`, '--disable-warning=PERM0002'];
    const refused = await runProgram([...permissions, main], two).end();
    expect(refused.code).toBe(1);
    expect(refused.error).toBe(
      'WEB_CONCURRENCY is 2, but the permission model forbids to start processes; add --allow-child-process beside --permission, or use WEB_CONCURRENCY=1.\n',
    );
    const tell = "process.on('SIGUSR2', () => console.error(process.permission.has('child')))";
    const { address, child, first, end } = await startTwo(main, [
      ...permissions,
      '--allow-child-process',
      '--import',
      `data:text/javascript,${tell}`,
    ]);
    expect(await ask(address)).toBe(200);
    process.kill(first, 'SIGUSR2');
    expect(await ask(address)).toBe(200);
    child.kill();
    expect(await end()).toEqual({ code: 0, error: 'false\n' });
  });
});
