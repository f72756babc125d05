import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { findProgram } from './find-program.ts';
import { type Origins, startOrigins } from './start-origins.ts';
import { hurry, passSeconds, type RunningProxy, startNginx } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');

const lasting =
  'public, max-age=60, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400';
const brief = 'public, max-age=1, s-maxage=1, stale-while-revalidate=86400, stale-if-error=86400';

describe.skipIf(nginx === undefined)('nginx with stand-ins for replicas', () => {
  let origins: Origins;
  let proxy: RunningProxy;

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(proxy.address + address, { headers, method });

  beforeAll(async () => {
    origins = await startOrigins();
    proxy = await startNginx(nginx ?? '', origins.ports, hurry);
  });

  afterAll(async () => {
    await proxy?.stop();
    await origins?.stop();
  });

  it.each(['/hizmetler?lng=ar&q=', '/hizmetler?q='])(
    'passes on that a search at %s… is refused, asks no other replica, and the busy one no less',
    async (start) => {
      const asked = [0, 0, 0];
      origins.answerWith((_request, response, origin) => {
        asked[origin] = (asked[origin] ?? 0) + 1;
        response.setHeader('Cache-Control', 'no-store').setHeader('Connection', 'close');
        if (origin !== 0) return response.end('page');
        return response.writeHead(503, { 'Retry-After': '2' }).end('busy');
      });
      const answers = new Map<string, number>();
      for (let search = 0; search < 24; search += 1) {
        const { status, headers, body } = await get(start + search);
        const answer = `${status} ${headers['retry-after']} ${body}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
      expect(asked).toEqual([8, 8, 8]);
      expect(Object.fromEntries(answers)).toEqual({ '503 2 busy': 8, '200 undefined page': 16 });
    },
  );

  it.each([
    ['/bloglar?lng=en', lasting],
    ['/bloglar', 'no-cache'],
  ])('asks once for a hundred visitors of %s, which is not kept yet', async (address, caching) => {
    origins.answerWith((_request, response) => {
      setTimeout(() => {
        response.setHeader('Cache-Control', caching).end('page');
      }, 300);
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => get(address, { 'Accept-Encoding': 'br' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 page']),
    );
    expect(origins.requests).toHaveLength(1);
  });

  it.each(['/hundredfold', '/hundredfold?lng=en'])(
    'lets a hundred visitors of %s, which is nowhere and never kept, hardly wait for each other',
    async (address) => {
      origins.answerWith((_request, response) => {
        response.writeHead(404, { 'Cache-Control': 'no-store' }).end('nothing here');
      });
      const start = performance.now();
      const answers = await Promise.all(Array.from({ length: 100 }, () => get(address)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );

  it('tells the server nothing of a visitor but language, encoding and the request’s id', async () => {
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', lasting).setHeader('X-Request-Id', 'first-visitor').end();
    });
    const personal = {
      'User-Agent': 'Browser/1.0',
      Referer: 'https://elsewhere.example/',
      Authorization: 'Basic eDp5',
      Cookie: 'session=1; lng=ar',
      'Accept-Language': 'fr,en;q=0.5',
      'Accept-Encoding': 'zstd, gzip;q=0.9',
      'X-Forwarded-For': '192.0.2.1',
      'X-Forwarded-Host': 'elsewhere.example',
    };
    const address = '/iletisim?utm_source=a&gclid=b&q=x&fbclid=c';
    await get(address, { ...personal, 'X-Request-Id': 'first-visitor' });
    const [request] = origins.requests;
    expect(request?.url).toBe('/iletisim?q=x');
    expect(request?.headers).toMatchObject({
      'accept-language': 'ar',
      'accept-encoding': 'gzip',
      'x-request-id': 'first-visitor',
      host: 'site',
    });
    const told = Object.keys(request?.headers ?? {});
    expect(
      told.filter((name) =>
        /^(user-agent|referer|authorization|cookie|x-forwarded-for)$/.test(name),
      ),
    ).toEqual([]);
  });

  it('gives a kept page under the id of the request that asked for it', async () => {
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', lasting).setHeader('X-Request-Id', 'first-visitor').end();
    });
    await get('/?lng=en', { 'X-Request-Id': 'first-visitor' });
    const { headers } = await get('/?lng=en', { 'X-Request-Id': 'second-visitor' });
    expect(headers['x-cache-status']).toBe('HIT');
    expect(headers['x-request-id']).toBe('second-visitor');
    const { headers: others } = await get('/?lng=en', { 'X-Request-Id': 'bad id <script>' });
    expect(others['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  });

  it('passes over replicas that cannot answer', async () => {
    origins.answerWith((_request, response, origin) => {
      if (origin === 0) response.writeHead(502).end('lost');
      else if (origin === 1) response.socket?.resetAndDestroy();
      else response.setHeader('Cache-Control', lasting).end('page');
    });
    const addresses = Array.from({ length: 20 }, (_, index) => `/blog/${index}?lng=tr`);
    const answers = await Promise.all(addresses.map((address) => get(address)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  });

  it('asks on when all replicas fail, and shows the page as soon as there is one', async () => {
    origins.answerWith((_request, response) => {
      response.writeHead(502, { 'Cache-Control': 'no-store' }).end('lost');
    });
    const addresses = Array.from({ length: 12 }, (_, index) => `/blog/${index}?lng=ar`);
    for (const address of addresses) {
      const { status, body } = await get(address);
      expect(`${status} ${body}`).toBe('502 lost');
    }
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', lasting).end('page');
    });
    for (const address of addresses) expect((await get(address)).body).toBe('page');
  });

  it('finds a file on whichever replica has it', async () => {
    origins.answerWith((_request, response, origin) => {
      if (origin !== 2) return response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return response.setHeader('Cache-Control', 'public, max-age=31536000, immutable').end('file');
    });
    const addresses = Array.from({ length: 9 }, (_, index) => `/assets/chunk-${index}.js`);
    const answers = await Promise.all(addresses.map((address) => get(address)));
    expect(answers.map(({ body }) => body)).toEqual(addresses.map(() => 'file'));
    // nginx 1.22 does not cache the response that replaces an uncacheable one, but caches the next one.
    let asked = 0;
    const askAgain = async () => {
      asked += 1;
      // Makes each request start with another replica: nginx continues after the replica that had the file.
      for (let others = asked % 3; others > 0; others -= 1) await get('/healthz');
      return get('/assets/chunk-1AB2CD3E.js?x=1', { 'Accept-Language': 'ar' });
    };
    await expect.poll(async () => (await askAgain()).headers['x-cache-status']).toBe('HIT');
  });

  it('keeps no error, and nothing that the server forbids to keep', async () => {
    origins.answerWith((_request, response) => {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end('nothing here');
    });
    await get('/gone');
    await get('/gone');
    expect(origins.requests).toHaveLength(2);
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache, no-store').end('secret');
    });
    await get('/kept-by-nobody');
    await get('/kept-by-nobody');
    expect(origins.requests).toHaveLength(2);
  });

  it('shows an old page whose address names the language rather than an error', async () => {
    const address = '/hakkimizda?lng=ar';
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', brief).end('old');
    });
    await get(address);
    await passSeconds(proxy, 2);
    origins.answerWith((_request, response) => response.writeHead(500).end('broken'));
    const shown = [await get(address), await get(address)];
    expect(shown.map(({ status, body }) => `${status} ${body}`)).toEqual(['200 old', '200 old']);
    expect(shown[0]?.headers['cache-control']).toBe(brief);
    // The background request may be sent only now.
    await expect.poll(() => origins.requests.length).toBeGreaterThan(0);
    // Then the new page is served, once it has arrived.
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', brief).end('new');
    });
    await expect.poll(async () => (await get(address)).body).toBe('new');
  });

  it('shows the page that names the language instead of a negotiated one that nobody sends', async () => {
    const arab = { 'Accept-Language': 'ar' };
    origins.answerWith(({ url = '' }, response) => {
      response.setHeader('X-Request-Id', 'first-visitor');
      response.setHeader('Cache-Control', url.includes('lng=') ? brief : 'no-cache').end(url);
    });
    for (const address of ['/iletisim', '/iletisim?lng=ar', '/bloglar?page=2&lng=ar']) {
      await get(address, arab);
    }
    await passSeconds(proxy, 2);
    origins.answerWith((_request, response) => response.socket?.resetAndDestroy());
    for (const address of ['/iletisim', '/bloglar?page=2']) {
      const { status, headers, body } = await get(address, arab);
      expect([status, body]).toEqual([200, `${address}${address.includes('?') ? '&' : '?'}lng=ar`]);
      expect(headers['cache-control']).toBe('no-cache, must-revalidate');
      expect(headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding');
      // Headers that occur twice are joined.
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    }
    expect((await get('/iletisim', arab, 'HEAD')).status).toBe(200);
    for (const method of ['POST', 'OPTIONS']) {
      expect((await get('/iletisim', arab, method)).status, method).toBeGreaterThanOrEqual(502);
    }
    const { status, headers, body } = await get('/iletisim', { 'Accept-Language': 'en' });
    expect(status).toBeGreaterThanOrEqual(502);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Something went wrong');
  });

  it('shows a page in a negotiated language no more once it is gone, however often it is asked for', async () => {
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache').end('old');
    });
    await get('/terms');
    origins.answerWith((_request, response) => {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end('gone');
    });
    const visit = async () => {
      const { status, body } = await get('/terms');
      return `${status} ${body}`;
    };
    await passSeconds(proxy, 2);
    expect([await visit(), await visit(), await visit()]).toEqual(Array(3).fill('404 gone'));
  });

  it.each([
    ['a page whose address names the language', '/araclar?lng=en', brief],
    ['a page in a negotiated language', '/araclar', 'no-cache'],
    ['a file', '/assets/dated-1AB2CD3E.js', brief],
  ])(
    'says of %s when the server said it, and when it last did',
    async (_kind, address, caching) => {
      let date = '';
      origins.answerWith((request, response) => {
        response
          .setHeader('Cache-Control', caching)
          .setHeader('Date', date)
          .setHeader('ETag', '"1"');
        if (request.headers['if-none-match'] === '"1"') response.writeHead(304);
        response.end('page');
      });
      const read = async () => {
        // Headers that occur twice are joined.
        const { headers } = await fetch(proxy.address + address);
        return [headers.get('x-cache-status'), headers.get('date')];
      };
      date = 'Sat, 21 Nov 2026 10:00:00 GMT';
      expect(await read()).toEqual(['MISS', date]);
      expect(await read()).toEqual(['HIT', date]);
      date = 'Sat, 21 Nov 2026 11:00:00 GMT';
      await expect.poll(read).toEqual(['HIT', date]);
    },
  );

  it('has a page of its own when nobody answers', async () => {
    await origins.stop();
    const { status, headers, body } = await get('/never-asked?lng=en');
    expect(status).toBeGreaterThanOrEqual(502);
    expect(headers['retry-after']).toBe('10');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const text of ['Bir aksilik oldu', 'Something went wrong', 'حدث خطأ ما']) {
      expect(body).toContain(text);
    }
  });
});
