import { describe, expect, it } from 'vitest';
import { openSite } from './open-site.ts';
import { formatRequest, type RawResponse } from './send-raw.ts';
import { answers, type reach, secure } from './shared-site.ts';

/** Redirects, the only responses that keep unknown parameters. */
const moved = ['/HIZMETLER', '/detail/kumul-jipi?lng=en', '//iletisim/'];

const forgedHeaders = [
  'Host: evil.example',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-For: 203.0.113.9',
  'X-Forwarded-Port: 31337',
  'X-Forwarded-Prefix: /evil',
  'X-Forwarded-Server: evil.example',
  'X-Forwarded-Scheme: http',
  'Forwarded: for=203.0.113.9;host=evil.example;proto=http',
  'X-Host: evil.example',
  'X-Original-URL: /iletisim',
  'X-Rewrite-URL: /iletisim',
  'X-Original-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'X-Request-Id: evil-request-id',
  'X-Real-IP: 203.0.113.9',
  'True-Client-IP: 203.0.113.9',
  'CF-Connecting-IP: 203.0.113.9',
  'Origin: https://evil.example',
  'Referer: https://evil.example/',
  'User-Agent: evil',
  'Accept: application/json',
  'Content-Type: application/json',
  'Cookie: _ga=GA1.1; session=evil; xlng=ar; lngx=en; LNG=ar',
  'DNT: 1',
  'Save-Data: on',
  'X-Requested-With: XMLHttpRequest',
  'Upgrade-Insecure-Requests: 1',
  'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
];

const forgedParameters =
  'utm_source=evil&fbclid=evil&x[]=1&__proto__=evil&LNG=ar&host=evil.example';

/** Returns everything that a cache would store, except the date. */
const keep = ({ status, lines, body }: RawResponse) => ({
  status,
  headers: lines
    .filter(([name]) => name !== 'Date')
    .map((line) => line.join(': '))
    .toSorted(),
  body: body.toString('latin1'),
});

const ask = async (
  { send }: Pick<ReturnType<typeof reach>, 'send'>,
  address: string,
  headers?: readonly string[],
) => keep(await send(formatRequest(address, headers)));

const forge = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${forgedParameters}`;

describe('what belongs to no cache key', () => {
  it.each([...answers, ...moved])('changes no byte of %s', async (address) => {
    const plain = await ask(secure, address);
    expect(await ask(secure, address, forgedHeaders)).toEqual(plain);
    // A redirect keeps a query.
    if (moved.includes(address)) return;
    expect(await ask(secure, forge(address), forgedHeaders)).toEqual(plain);
  });

  it('is not remembered by a server whose first requests hold it', async () => {
    const [poisoned, clean] = [await openSite(), await openSite()];
    for (const address of answers) await ask(poisoned, forge(address), forgedHeaders);
    for (const address of answers) {
      expect(await ask(poisoned, address), address).toEqual(await ask(clean, address));
    }
  });
});
