import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itLong } from '../../vary.ts';
import { type Ask, openEditRoutes } from './open-edit-routes.ts';

type Change = Parameters<Ask>[0];

/** One byte more than a request may have. */
const tooLarge = 1_048_577;

/**
 * The ways in which a request can differ from that of a page of this server.
 *
 * @returns for each, what differs, and the status of the refusal
 */
function listFaults(port: number, token: string): [name: string, change: Change, status: number][] {
  const own = `http://localhost:${port}`;
  return [
    ['a foreign origin', { Origin: 'http://example.com' }, 403],
    ['no origin', { Origin: undefined }, 403],
    ['the origin null', { Origin: 'null' }, 403],
    ['an empty origin', { Origin: '' }, 403],
    ['another port', { Origin: 'http://localhost:1' }, 403],
    ['another scheme', { Origin: `https://localhost:${port}` }, 403],
    ['another name of this server', { Origin: `http://127.0.0.1:${port}` }, 403],
    ['an origin that begins alike', { Origin: `${own}.example.com` }, 403],
    ['two origins', { Origin: [own, 'http://example.com'] }, 403],
    ['a host that points here', { Host: 'example.com', Origin: 'http://example.com' }, 403],
    [
      'a host that points here, with this port',
      { Host: `example.com:${port}`, Origin: `http://example.com:${port}` },
      403,
    ],
    ['a request from another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a request from the same site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a request from no site', { 'Sec-Fetch-Site': 'none' }, 403],
    ['no token', { 'X-Edit-Token': undefined }, 403],
    ['an empty token', { 'X-Edit-Token': '' }, 403],
    ['another token', { 'X-Edit-Token': 'x'.repeat(43) }, 403],
    ['the token of another start', { 'X-Edit-Token': token.toLowerCase() }, 403],
    ['a part of the token', { 'X-Edit-Token': token.slice(1) }, 403],
    ['two tokens', { 'X-Edit-Token': [token, 'x'] }, 403],
    ['plain text', { 'Content-Type': 'text/plain' }, 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 403],
    ['JSON with a parameter', { 'Content-Type': 'application/json; charset=utf-8' }, 403],
    ['no type', { 'Content-Type': undefined }, 403],
    ['GET', { method: 'GET' }, 403],
    ['HEAD', { method: 'HEAD' }, 403],
    ['PUT', { method: 'PUT' }, 403],
    ['DELETE', { method: 'DELETE' }, 403],
    ['OPTIONS', { method: 'OPTIONS' }, 403],
    ['an unknown request', { name: 'toString' }, 403],
    ['a path', { name: '../edit/status' }, 403],
    ['a path below', { name: 'status/' }, 403],
    ['no request', { name: '' }, 403],
    ['no body', { body: '' }, 400],
    ['broken JSON', { body: '{' }, 400],
    ['a list', { body: '[{"ui":"en"}]' }, 400],
    ['null', { body: 'null' }, 400],
    [
      'text that is not UTF-8',
      { name: 'open', body: Buffer.from('{"ui":"en","key":"\xff"}', 'latin1') },
      400,
    ],
    ['a field too many', { body: '{"ui":"en","file":"/etc/passwd"}' }, 400],
    ['a field too few', { name: 'save', body: '{"ui":"en","key":"a","wording":{}}' }, 400],
    ['an unknown language', { body: '{"ui":"de"}' }, 400],
    [
      'a text of an unknown language',
      { name: 'judge', body: '{"ui":"en","key":"a","wording":{"fr":"b"}}' },
      400,
    ],
    [
      'a focal point outside of the picture',
      {
        name: 'judge',
        body: '{"ui":"en","key":"a","wording":{},"picture":{"name":"b","focus":[0,2]}}',
      },
      400,
    ],
    ['a text that is a number', { name: 'open', body: '{"ui":"en","key":1}' }, 400],
    ['more than 1 MB', { body: ' '.repeat(tooLarge) }, 413],
    ['much more than 1 MB', { body: ' '.repeat(8 * tooLarge) }, 413],
    // The server must not wait for the end, which does not come.
    ['more than 1 MB in chunks', { body: Array(17).fill(' '.repeat(65_536)) }, 413],
  ];
}

it('answers a page of this server', async () => {
  const { ask, asked } = await openEditRoutes();
  const { status, headers, text } = await ask({});
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(text).not.toMatch(/access-control/i);
  // Older browsers do not send it.
  expect((await ask({ 'Sec-Fetch-Site': undefined })).status).toBe(200);
  const atLimit = '{"ui":"en"}'.padEnd(tooLarge - 1);
  expect((await ask({ body: atLimit })).status).toBe(200);
  expect(asked).toEqual(Array(3).fill({ name: 'status', ui: 'en' }));
});

it('has another token at each start', async () => {
  const [one, other] = [await openEditRoutes(), await openEditRoutes()];
  expect(one.token).toMatch(/^[\w-]{43}$/);
  expect((await other.ask({ 'X-Edit-Token': one.token })).status).toBe(403);
});

it.each(listFaults(0, 'x').map(([name], index) => [name, index] as const))(
  'refuses %s with a sentence',
  async (_name, index) => {
    const { ask, asked, port, token } = await openEditRoutes();
    const [, change, status] = listFaults(port, token)[index] ?? [];
    const answer = await ask(change ?? {});
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/access-control/i);
    const sentence = { message: expect.stringMatching(/^[A-Z].* nothing was changed\./) };
    // A host that is not ours gets no page and no JSON, at whatever path.
    if (change?.Host !== undefined) expect(answer.text).toContain('refused this request');
    else expect(answer.said).toEqual(change?.method === 'HEAD' ? null : sentence);
    expect(asked).toEqual([]);
  },
);

itLong('refuses each request with two or three faults', async () => {
  const { ask, asked, port, token } = await openEditRoutes();
  const faults = listFaults(port, token);
  const several = fc.shuffledSubarray(faults, { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(several, async (chosen) => {
      const changes = chosen.map(([, change]) => change);
      const { status, text } = await ask(Object.assign({}, ...changes));
      expect([chosen.map(([name]) => name), status >= 400 && status < 500]).toEqual([
        expect.anything(),
        true,
      ]);
      expect(text).not.toMatch(/access-control/i);
      expect(asked).toEqual([]);
    }),
  );
  expect((await ask({})).status).toBe(200);
});

it('is off if HOST opens the server to other devices, and says so', async () => {
  const { ask, asked, port, token } = await openEditRoutes({ host: '0.0.0.0' });
  expect(token).toBe('');
  const phone = { Host: `192.168.1.5:${port}`, Origin: `http://192.168.1.5:${port}` };
  for (const change of [{}, { 'X-Edit-Token': undefined }, phone]) {
    const { status, text } = await ask(change);
    expect([status, text]).toEqual([403, expect.stringContaining('HOST=0.0.0.0')]);
  }
  expect(asked).toEqual([]);
});
