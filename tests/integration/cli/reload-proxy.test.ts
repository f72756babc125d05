import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { findRefusal } from '../../../scripts/dev/find-refusal.ts';
import { sendRaw } from '../http/send-raw.ts';
import { openProxy, policy } from './open-proxy.ts';

/** The state sent to open pages. */
const state = z.strictObject({
  build: z.string(),
  styles: z.string(),
  attempt: z.string(),
  problem: z.string().optional(),
});

const ownPaths = ['/__dev/reload.js', '/__dev/events', '/_icerik', '/_stil'];

describe('a target of a request', () => {
  it('that is not a path (RFC 9112 §3.2.1), or one with an empty first segment, is refused', async () => {
    const { port, site, other, send } = await openProxy();
    const place = `127.0.0.1:${other.port}`;
    const targets = ['//', '///', `//${place}`, `//${place}/x`, '//evil.example/x', '//%', '//@:/']
      .concat(`http://${place}/x`, `HTTP://${place}`, `https://${place}/`, 'http://', 'http://[')
      .concat(`http://localhost:${port}/`, 'foo:/x', '*', '?', 'x', '..', `\\\\${place}\\x`);
    const headers = [`Host: localhost:${port}`];
    const upgrade = [...headers, 'Connection: upgrade', 'Upgrade: websocket'];
    for (const target of targets) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status } = await send(target, { method, headers });
        expect([method, target, status]).toEqual([method, target, 400]);
      }
      expect([target, (await send(target, { headers: upgrade })).status]).toEqual([target, 400]);
    }
    for (const target of [place, `localhost:${port}`, '/', '*']) {
      const { status } = await send(target, { method: 'CONNECT', headers });
      expect([target, status]).toEqual([target, 400]);
    }
    expect([site.asked(), other.asked()]).toEqual([[], []]);
    expect((await send('/')).status).toBe(200);
  });

  it('reaches the site as it is, also where it is malformed', async () => {
    const { site, send } = await openProxy();
    const long = `/${'x'.repeat(15_000)}`;
    for (const target of ['/', '/%', '/%E0%A4%A', '/\\\\x', '/x//y', '/../..', '/a?//b#c', long]) {
      await send(target);
      expect(site.asked()).toEqual([`GET ${target}`]);
    }
    expect((await send(long + long)).status).toBe(431);
    const { status } = await send('/', { method: 'POST' });
    expect([status, site.asked()]).toEqual([200, ['POST /']]);
  });

  it('is refused if it names a day that cannot be read, and not answered with today', async () => {
    const { site, send } = await openProxy();
    for (const at of ['24.12.2026', '2024-12-24', '2026-02-30', '../x', '']) {
      const { status, body } = await send(`/iletisim?lng=en&__at=${at}`);
      expect([at, status, site.asked()]).toEqual([at, 400, []]);
      expect(body.toString()).toContain(
        `as on “${at}”. The address takes a day or a minute in Dubai`,
      );
    }
    await send('/iletisim?lng=en&__at=2026-12-24');
    expect(site.asked()).toEqual(['GET /__dev/at/2026-12-24/iletisim?lng=en']);
  });

  it('is done with where the site breaks off amid its answer', async () => {
    const { send } = await openProxy();
    await send('/broken');
    expect((await send('/')).status).toBe(200);
  });

  it('leads nowhere but to the site, whatever it is', async () => {
    const { port, site, other, send } = await openProxy();
    const place = `127.0.0.1:${other.port}`;
    const start = fc.constantFrom('/', '//', '/\\', '\\', 'http:', '*', `http://${place}`);
    const part = fc.oneof(
      fc.constantFrom(...`/ // \\ : @ ? # % %2f . .. * https: ${place} [::1]`.split(' ')),
      fc.string({ maxLength: 5 }).map((text) => text.replace(/[^!-~]/g, '')),
    );
    const target = fc
      .tuple(start, fc.array(part, { maxLength: 6 }))
      .map(([first, rest]) => first + rest.join(''));
    const method = fc.constantFrom('GET', 'POST', 'OPTIONS', 'CONNECT');
    await fc.assert(
      fc.asyncProperty(method, target, async (name, path) => {
        fc.pre(!ownPaths.some((own) => path.startsWith(own)));
        const { status } = await send(path, { method: name });
        const isRefused = name === 'CONNECT' || !path.startsWith('/') || path.startsWith('//');
        expect([status, site.asked()]).toEqual(isRefused ? [400, []] : [200, [`${name} ${path}`]]);
        expect(other.asked()).toEqual([]);
      }),
    );
    expect((await send(`http://localhost:${port}/`)).status).toBe(400);
  });
});

describe('the host of a request', () => {
  const refused = (port: number) => [
    ['evil.example:', port],
    ['localhost.evil.example:', port],
    ['notlocalhost:', port],
    ['127.0.0.1.evil.example:', port],
    ['localhost', ''],
    ['localhost:', port + 1],
    ['127.0.0.1', ''],
    ['[::1]:', 80],
    ['', ''],
  ];

  it.each(['127.0.0.1', 'localhost'])(
    'is a name of the loopback and the very port, at each path and method (HOST=%s)',
    async (host) => {
      const { port, site, send } = await openProxy(host);
      for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'vaha.localhost']) {
        const { status } = await send('/', { headers: [`Host: ${name}:${port}`] });
        expect([name, status]).toEqual([name, 200]);
      }
      site.asked();
      const others = [...refused(port), ['192.168.1.5:', port], ['[fe80::1]:', port]];
      for (const [name, number] of others) {
        for (const path of ['/', '/x', ...ownPaths]) {
          for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
            const headers = [`Host: ${name}${number}`];
            const { status, text } = await send(path, { method, headers });
            expect([headers, path, method, status]).toEqual([headers, path, method, 403]);
            expect(text).not.toMatch(/<script|event-stream/);
            if (method === 'GET') expect(text).toContain('HOST=0.0.0.0 npm run dev');
          }
        }
      }
      expect(site.asked()).toEqual([]);
    },
  );

  it('may also be an address where HOST opens the server to other devices', async () => {
    const { port, send } = await openProxy('0.0.0.0');
    for (const name of ['192.168.1.5', '[fe80::1]', '0.0.0.0', 'localhost', '127.0.0.1']) {
      const { status } = await send('/', { headers: [`Host: ${name}:${port}`] });
      expect([name, status]).toEqual([name, 200]);
    }
    for (const [name, number] of refused(port)) {
      const { status } = await send('/', { headers: [`Host: ${name}${number}`] });
      expect([name, number, status]).toEqual([name, number, 403]);
    }
  });

  it.each([
    ['vaha.local:3000', undefined],
    ['Vaha.Local:3000', undefined],
    ['192.168.1.5:3000', undefined],
    ['www.vaha.local:3000', 403],
    ['vaha.local.evil.example:3000', 403],
    ['vaha.local', 403],
  ])('may also be the very name that HOST says: %s gives %s', (host, status) => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      url: '/',
      rawHeaders: ['Host', host],
      headers: { host },
    });
    expect(findRefusal(request, new URL('http://Vaha.local:3000'))?.status).toBe(status);
  });

  it.each([
    ['none', []],
    ['two', ['Host: localhost:1', 'Host: localhost:1']],
    ['one that can be none', ['Host: a b']],
    ['a port alone', ['Host: :1']],
  ])('is one (RFC 9112 §3.2); %s is refused', async (_what, headers) => {
    const { port, site } = await openProxy();
    const lines = headers.map((line) => `${line.replace(':1', `:${port}`)}\r\n`).join('');
    const { status } = await sendRaw(port, `GET / HTTP/1.1\r\nConnection: close\r\n${lines}\r\n`);
    expect([status, site.asked()]).toEqual([400, []]);
  });
});

describe('an open page', () => {
  const readScript = (text: string) =>
    /<script src="\/__dev\/reload\.js" data-version="([\w-]+)" data-styles="([\w-]+)"><\/script>/.exec(
      text,
    );
  const readVersion = (text: string) => readScript(text)?.[1];

  it('has the script that reloads it, and keeps its policy', async () => {
    const { send, setUp } = await openProxy();
    const page = await send('/');
    expect(page.headers['content-security-policy']).toBe(policy);
    expect(page.text).toContain('<p>site</p>');
    expect(readVersion(page.text)).toBeDefined();
    setUp(false);
    const building = await send('/');
    expect([building.status, readVersion(building.text)]).toEqual([503, readVersion(page.text)]);
  });

  it('shows what is missing in a draft at its address in every language, and asks the site for all else', async () => {
    const { send, site, setUp, proxy } = await openProxy();
    const read = async (target: string) => (await send(target)).text;
    expect(await read('/detay/draft')).toContain('<p>draft</p><script');
    setUp(false);
    const shown = await send('/detay/draft?lng=ar');
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('<p>draft</p>')]);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    setUp(true);
    expect(site.asked()).toEqual([]);
    expect(await read('/detay/other')).toContain('<p>site</p>');
    expect((await send('/detay/draft', { headers: ['Host: evil.example'] })).text).not.toContain(
      'draft</p>',
    );
    // The page is loaded again after each attempt to build.
    const readVersion = (page: string) => /data-version="([^"]+)"/.exec(page)?.[1];
    const before = readVersion(await read('/detay/draft'));
    proxy.showProblem('broken');
    expect(readVersion(await read('/detay/draft'))).not.toBe(before);
  });

  it('for editors is rendered anew for each request, also while the site cannot be built', async () => {
    const { send, setUp } = await openProxy();
    setUp(false);
    const { status, headers, text } = await send('/_icerik?x=1');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(text).toContain('<p>content 1</p><script');
    expect((await send('/_icerik')).text).toContain('<p>content 2</p><script');
  });

  it('is told what is there now, and when that changes', async () => {
    const { port, proxy, send } = await openProxy();
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    const listen = async () => {
      const { signal } = closing;
      const { body } = await fetch(`http://127.0.0.1:${port}/__dev/events`, { signal });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let heard = '';
      return async () => {
        while (!/^data: .*\n\n/m.test(heard)) heard += (await reader?.read())?.value ?? '';
        const [message = '', data = ''] = /^data: (.*)\n\n/m.exec(heard) ?? [];
        heard = heard.slice(heard.indexOf(message) + message.length);
        return state.parse(JSON.parse(data));
      };
    };
    const readVersions = async () => ({
      build: readVersion((await send('/')).text),
      styles: readScript((await send('/')).text)?.[2],
      attempt: readVersion((await send('/_icerik')).text),
    });
    const first = await listen();
    const before = await first();
    expect(before).toEqual(await readVersions());

    proxy.showProblem('C010');
    const broken = await first();
    expect(broken).toEqual({ ...(await readVersions()), problem: 'C010' });
    expect(broken.build).toBe(before.build);
    expect(broken.attempt).not.toBe(before.attempt);
    const second = await listen();
    expect(await second()).toEqual(broken);

    proxy.reload();
    const mended = await second();
    expect(mended).toEqual(await readVersions());
    expect(mended.build).not.toBe(broken.build);
    expect(mended.attempt).not.toBe(broken.attempt);
    expect(await first()).toEqual(mended);

    proxy.showProblem('C011');
    await first();
    proxy.renewStyles();
    const renewed = await first();
    expect(renewed).toEqual(await readVersions());
    expect(renewed.build).toBe(mended.build);
    expect(renewed.styles).not.toBe(mended.styles);
  });
});
