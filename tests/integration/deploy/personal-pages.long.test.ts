import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { openSite } from '../http/open-site.ts';
import { ask } from './ask.ts';
import { findProgram } from './find-program.ts';
import { type Origins, startOrigins } from './start-origins.ts';
import { type RunningProxy, startNginx } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');

/** Plans with the entries that they show; the redirects show none. */
const plans: Record<string, string | undefined> = {
  '/planim': '',
  '/planim?e=kumul-jipi,kum-aksami': 'kumul-jipi,kum-aksami',
  '/planim?e=kum-aksami,kumul-jipi': 'kum-aksami,kumul-jipi',
  '/planim?e=guverte': 'guverte',
  '/planim?e=guverte,guverte': undefined,
  '/planim?e=GUVERTE': undefined,
  '/PLANIM?e=guverte': undefined,
  '/planim/?e=guverte': undefined,
  '/%70lanim?e=guverte': undefined,
  '//planim?e=nowhere': undefined,
};

interface Visit {
  plan: string;
  address: string;
  headers: Record<string, string>;
}

/** Each visit to a plan that nginx may tell apart: by language, how it is asked for, encoding and method. */
const visits = languages.flatMap((language) =>
  Object.keys(plans).flatMap((plan): Visit[] => {
    const explicit = `${plan}${plan.includes('?') ? '&' : '?'}lng=${language}`;
    return [
      { plan, address: explicit, headers: {} },
      { plan, address: explicit, headers: { 'Accept-Encoding': 'br' } },
      { plan, address: plan, headers: { 'Accept-Language': language } },
      { plan, address: plan, headers: { Cookie: `lng=${language}`, 'Accept-Encoding': 'gzip' } },
    ];
  }),
);

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

describe.skipIf(nginx === undefined).each([
  ['knows the paths of', []],
  // Then the server’s headers alone have to keep them out.
  ['does not know the paths of', [['    /planim personal;\n', '']]],
] satisfies [string, [string, string][]][])('nginx that %s personal pages', (_kind, more) => {
  let origins: Origins;
  let proxy: RunningProxy;
  let app: Awaited<ReturnType<typeof openSite>>['app'];

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(proxy.address + address, { headers, method });

  beforeAll(async () => {
    [{ app }, origins] = await Promise.all([openSite(), startOrigins()]);
    // A request that waited for another one would wait for longer than any test.
    proxy = await startNginx(nginx ?? '', origins.ports, [
      ...more,
      ['proxy_cache_lock_timeout 1s;', 'proxy_cache_lock_timeout 600s;'],
      ['proxy_cache_lock_age 10s;', 'proxy_cache_lock_age 600s;'],
    ]);
  });

  beforeEach(() => origins.answerWith((request, response) => app.handleRequest(request, response)));

  afterAll(async () => {
    await proxy?.stop();
    await origins?.stop();
  });

  it('keeps no plan, and no redirect to one: the server is asked each time', async () => {
    for (const { plan, address, headers } of visits) {
      for (const method of ['GET', 'GET', 'HEAD', 'GET']) {
        origins.requests.length = 0;
        const answer = await get(address, headers, method);
        const told = `${method} ${address} ${JSON.stringify(headers)}`;
        expect(origins.requests, told).toHaveLength(1);
        expect(answer.headers['cache-control'], told).toBe('private, no-store');
        const shown = /data-plan="([^"]*)"/.exec(answer.body)?.[1];
        expect(shown, told).toBe(method === 'HEAD' ? undefined : plans[plan]);
        expect(answer.status === 200, told).toBe(plans[plan] !== undefined);
      }
    }
    expect(listFiles(join(proxy.folder, 'cache'))).toEqual([]);
  });

  it('has no old plan to show where the replicas fail', async () => {
    for (const address of ['/planim?e=guverte', '/planim?e=guverte&lng=en']) {
      expect((await get(address)).body).toContain('data-plan="guverte"');
    }
    origins.answerWith((_request, response) => response.writeHead(500).end('failed'));
    for (const address of ['/planim?e=guverte', '/planim?e=guverte&lng=en']) {
      const { status, body } = await get(address);
      expect([status, body]).toEqual([500, 'failed']);
    }
    origins.answerWith((_request, response) => response.socket?.resetAndDestroy());
    for (const address of ['/planim?e=guverte', '/planim?e=guverte&lng=en']) {
      const { status, headers, body } = await get(address);
      expect(status).toBeGreaterThanOrEqual(502);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('Something went wrong');
    }
  });

  it.runIf(more.length === 0).each(['/planim', '/planim?e=guverte&lng=ar'])(
    'asks for each of two simultaneous visitors of %s at once',
    async (address) => {
      const waiting: (() => void)[] = [];
      origins.answerWith((request, response) => {
        waiting.push(() => app.handleRequest(request, response));
      });
      const both = Promise.all([get(address), get(address)]);
      await expect.poll(() => waiting.length).toBe(2);
      for (const answer of waiting) answer();
      expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    },
  );
});
