import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePorts } from './find-free-ports.ts';
import { findProgram } from './find-program.ts';
import { type RunningProxy, startNginx } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');
const deploy = join(import.meta.dirname, '../../../deploy');

describe.each(['unavailable', 'bad-request'])('the page “%s” of nginx', (name) => {
  const page = readFileSync(join(deploy, `pages/${name}.html`), 'utf8');

  it('has no style but the one that the rules allow, and nothing else that is loaded', () => {
    const style = page.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? '';
    const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const rules = readFileSync(join(deploy, 'nginx/travel-site/site.conf'), 'utf8');
    expect(rules).toContain(`style-src ${source}`);
    expect(page).not.toMatch(/<script|<img|<link|style=|url\(/);
  });
});

describe.skipIf(nginx === undefined)('nginx', () => {
  let proxy: RunningProxy;

  beforeAll(async () => {
    // No server listens on these ports; these requests must not reach one.
    proxy = await startNginx(nginx ?? '', await findFreePorts(3));
  });
  afterAll(() => proxy?.stop());

  it('finds its configuration without fault', () => {
    const file = join(proxy.folder, 'rules/nginx.conf');
    const options = `pid ${join(proxy.folder, 'test.pid')};`;
    const { stderr } = spawnSync(nginx ?? '', ['-t', '-c', file, '-g', options], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => /\[(warn|emerg|error)\]/.test(line))).toEqual([]);
    expect(stderr).toContain('test is successful');
  });

  const host = 'Host: localhost\r\nConnection: close\r\n';
  it.each([
    ['a line that is no request', 'nonsense\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a path that leads out', `GET /../../etc/passwd HTTP/1.1\r\n${host}\r\n`, 400],
    ['a NUL in the path', `GET /%00 HTTP/1.1\r\n${host}\r\n`, 400],
    ['the metrics', `GET /metrics HTTP/1.1\r\n${host}\r\n`, 404],
    ['the readiness', `GET /readyz?x=1 HTTP/1.1\r\n${host}\r\n`, 404],
    ['the metrics, spelt otherwise', `GET //%6Detrics HTTP/1.1\r\n${host}\r\n`, 404],
    ['pages of its own by name', `GET /-/pages/unavailable.html HTTP/1.1\r\n${host}\r\n`, 404],
    ['its inner addresses', `GET /-/explicit HTTP/1.1\r\n${host}\r\n`, 404],
    ['a method that nobody uses', `TRACE / HTTP/1.1\r\n${host}\r\n`, 405],
    ['a body', `POST / HTTP/1.1\r\n${host}Content-Length: 5000\r\n\r\n${'b'.repeat(5000)}`, 413],
    ...['GET', 'POST'].map((method): [string, string, number] => [
      `a body of ${method} in broken chunks`,
      `${method} /y HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ]),
    ['an address that is too long', `GET /?${'q'.repeat(9000)} HTTP/1.1\r\n${host}\r\n`, 414],
    ['headers that are too large', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(9000)}\r\n\r\n`, 431],
    ['what nobody can answer', `GET /?lng=en HTTP/1.1\r\n${host}\r\n`, 502],
  ])('answers %s with a whole page', async (_name, request, status) => {
    const socket = connect(Number(new URL(proxy.address).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request);
    const answer = await text(socket);
    expect(answer.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none'; style-src 'sha256-");
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain('\r\nCache-Control: no-store\r\n');
    expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f]{32}\r\n/);
    expect(answer).not.toMatch(/nginx\/\d|<center>/);
    expect(answer).toContain('<section lang="ar" dir="rtl">');
    expect(answer.includes('\r\nAllow: GET, HEAD\r\n')).toBe(status === 405);
    expect(answer.includes('\r\nRetry-After: 10\r\n')).toBe(status === 502);
  });
});
