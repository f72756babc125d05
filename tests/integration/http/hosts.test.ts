import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { formatRequest, readLanguage } from './send-raw.ts';
import { picture, plain, site } from './shared-site.ts';

/** A cached page, one that is rendered now, and a file. */
const addresses = [
  '/',
  ...languages.map((language) => `/?lng=${language}`),
  '/hizmetler?q=hosts',
  '/yok',
  '/HIZMETLER',
  site.assets.entry,
  picture,
  '/robots.txt',
  '/healthz',
];

describe('a whole address in the place of a path', () => {
  it.each(['HTTP://www.example.com:80', 'https://[::1]:3000'])(
    'is answered as the path behind %s (RFC 9112 §3.2.2)',
    async (start) => {
      for (const address of addresses) {
        const usual = await plain.send(formatRequest(address));
        const response = await plain.send(formatRequest(start + address, ['Host: other']));
        expect([address, response.status]).toEqual([address, usual.status]);
        expect(response.headers['location']).toBe(usual.headers['location']);
        expect(response.body.equals(usual.body)).toBe(true);
      }
    },
  );

  it('may leave out the path', async () => {
    for (const language of languages) {
      const response = await plain.send(formatRequest(`http://x?lng=${language}`));
      expect([response.status, readLanguage(response)]).toEqual([200, language]);
    }
    expect((await plain.send(formatRequest('http://x'))).status).toBe(200);
  });

  it('does not stand for the host', async () => {
    const bytes = 'GET http://x/ HTTP/1.1\r\nConnection: close\r\n\r\n';
    expect((await plain.send(bytes)).status).toBe(400);
  });
});
