import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite, parsePage } from './open-site.ts';

const { app, get } = await openSite();

/** Raw requests, because well-behaved clients would tidy them first. */
const server = createServer(app.answer).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

async function sendRaw(target: string, headers = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const readStatus = (answer: string) => Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1]);

describe('hostile addresses', () => {
  it.each(['/%', '/%E0%A4%A', '/%ff', '/%c0%ae', '/detay/%E0%A4%A', '/%00', '/detay/g63%00'])(
    '%s answers 400 with a page',
    async (address) => {
      const answer = await sendRaw(address);
      expect(readStatus(answer)).toBe(400);
      expect(answer).toContain('<html lang="tr"');
      expect(answer).not.toMatch(/at .+\.(ts|js):\d+/);
    },
  );

  it.each([
    '/../../etc/passwd',
    '/..%5c..%5c',
    '/%252e%252e/',
    '/assets/../../package.json',
    '/assets/..%2f..%2fassets.json',
    '/assets/',
    '/pictures/',
    '/assets/.hidden',
    '/assets/%00',
    '/assets/%',
    '*',
    'http://evil.example/',
    '\\\\evil',
    '/?__proto__[x]=1',
    '/hizmetler?q=%',
    '/hizmetler?q[]=a&q[b]=c',
    '/hizmetler?category=__proto__',
    '/hizmetler?category=constructor&min=-1&max=1e9',
    '/bloglar?page=9007199254740993',
    '/bloglar?page[]=2',
    '/araclar?page=%00',
    `/hizmetler?q=${'a'.repeat(5000)}`,
    `/?${'a=1&'.repeat(2000)}`,
    `/${'x'.repeat(8000)}`,
    '/hizmetler?q=%F0%9F%90%AA%00%0d%0a<script>',
    '/detail/%2f%2fevil.example',
    '/detail/..%2f..',
  ])('%s is answered without a server error', async (address) => {
    const answer = await sendRaw(address);
    expect(readStatus(answer)).toBeGreaterThanOrEqual(200);
    expect(readStatus(answer)).toBeLessThan(500);
    expect(answer).not.toMatch(/root:|at .+\.(ts|js):\d+/);
    expect(answer).not.toMatch(/^Location: (https?:)?\/\/(?!x)/im);
  });

  it.each([
    `Cookie: ${'a=1; '.repeat(1500)}`,
    'Cookie: lng=cimode',
    'Range: bytes=9-1',
    'If-None-Match: "',
    'Accept: \x01',
    'Accept-Encoding: ;;;',
    'Accept-Language: *;q=2,tr;q=-1',
    'X-HTTP-Method-Override: DELETE',
    'X-Forwarded-Proto: javascript',
    'Expect: nothing',
    'X-Original-URL: /admin',
  ])('the header %s causes no server error', async (header) => {
    expect(readStatus(await sendRaw('/', `${header}\r\n`))).toBeLessThan(500);
  });

  it('does not reflect what was typed as markup', async () => {
    const response = await get('/hizmetler').query({ q: '"><script>alert(1)</script>' });
    expect(response.text).not.toContain('<script>alert');
    expect(parsePage(response)('input[name="q"]').attr('value')).toBe(
      '"><script>alert(1)</script>',
    );
  });

  it.each(['post', 'put', 'delete', 'patch', 'trace', 'options'] as const)(
    'refuses %s',
    async (method) => {
      const response = await request(app.answer)[method]('/');
      expect(response.status).toBe(405);
      expect(response.headers['allow']).toBe('GET, HEAD');
    },
  );

  it('answers HEAD without a body', async () => {
    const response = await request(app.answer).head('/');
    expect(response.status).toBe(200);
    expect(response.text ?? '').toBe('');
  });

  it('says nothing of what it runs on', async () => {
    expect((await get('/')).headers['x-powered-by']).toBeUndefined();
  });
});

describe('security headers', () => {
  it.each(['/', '/yok', '/%', '/assets/yok', '/healthz', '/detail/g63'])(
    'stand on %s',
    async (address) => {
      const { headers } = await get(address);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('insist on https only where the site is reached by it', async () => {
    const secure = await openSite({ publicOrigin: 'https://www.example.com' });
    const { headers } = await secure.get('/');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
