import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { findHeaderFaults } from './find-header-faults.ts';
import { openSite } from './open-site.ts';
import { formatRequest, sendRaw } from './send-raw.ts';
import { origin, picture, plain, secure, site } from './shared-site.ts';

const [experience] = site.bundles.tr.experiences;
const files = Object.keys(site.assets.files);
const fileOf = (extension: string) => files.find((file) => file.endsWith(extension)) ?? extension;
const long = 'x'.repeat(20_000);

/** Every kind of response of the server, with the status that identifies it. */
const requests: [kind: string, status: number, bytes: string][] = [
  ['a page that names its language', 200, formatRequest('/?lng=en')],
  ['a negotiated page', 200, formatRequest('/')],
  ['a page with a query of its own', 200, formatRequest('/hizmetler?q=yat')],
  ['a personal page', 200, formatRequest('/planim?e=kumul-jipi')],
  ['a detail page', 200, formatRequest(paths.detail(experience?.slug ?? ''))],
  ['the page that may embed a map', 200, formatRequest(paths.contact())],
  ['a HEAD', 200, formatRequest('/', [], 'HEAD')],
  ['an unchanged page', 304, formatRequest('/', ['If-None-Match: *'])],
  ['an unchanged asset', 304, formatRequest(site.assets.entry, ['If-None-Match: *'])],
  ['an unchanged picture', 304, formatRequest(picture, ['If-None-Match: *'])],
  ['a redirect', 301, formatRequest('/HIZMETLER/')],
  ['a redirect of a personal page', 302, formatRequest('/planim?e=.')],
  ['an address that cannot be decoded', 400, formatRequest('/%')],
  ['a target that is no address', 400, formatRequest('http://[')],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['bytes that are no request', 400, '\x16\x03\x01\x00\r\n\r\n'],
  ['a method that nobody knows', 400, formatRequest('/', [], 'FOO')],
  ['an unknown page', 404, formatRequest('/yok')],
  ['an unknown detail', 404, formatRequest('/detay/yok')],
  ['an unknown asset', 404, formatRequest('/assets/Yok-AB12CD34.js')],
  ['an unknown picture', 404, formatRequest('/pictures/yok.webp')],
  ['another method', 405, formatRequest('/', [], 'DELETE')],
  ['a tunnel', 405, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a picture on a condition that fails', 412, formatRequest(picture, ['If-Match: "x"'])],
  ['a long address', 414, formatRequest(`/${'x'.repeat(9000)}`)],
  ['a very long address', 414, formatRequest(`/${long}`)],
  ['a part of a picture', 206, formatRequest(picture, ['Range: bytes=0-9'])],
  ['a part that a picture lacks', 416, formatRequest(picture, ['Range: bytes=99999999-'])],
  ['a long header', 431, formatRequest('/', [`X: ${long}`])],
  ['the sign of life', 200, formatRequest('/healthz')],
  ['the sign of readiness', 200, formatRequest('/readyz')],
  ['the metrics', 200, formatRequest('/metrics')],
  ['a script', 200, formatRequest(site.assets.entry)],
  ['a compressed script', 200, formatRequest(site.assets.entry, ['Accept-Encoding: br'])],
  ['a style sheet', 200, formatRequest(site.assets.styles)],
  ['a drawing', 200, formatRequest(fileOf('.svg'))],
  ['a font', 200, formatRequest(fileOf('.woff2'))],
  ['an icon', 200, formatRequest(fileOf('.png'))],
  ['an icon for tabs', 200, formatRequest(fileOf('.ico'))],
  ['the icon at its old address', 200, formatRequest('/favicon.ico')],
  ['a picture', 200, formatRequest(picture)],
  ['the sitemap', 200, formatRequest('/sitemap.xml')],
  ['the rules for robots', 200, formatRequest('/robots.txt')],
  ['the manifest', 200, formatRequest('/manifest.webmanifest?lng=ar')],
];

describe.each([
  ['reached by http', plain, false],
  ['reached by https', secure, true],
] as const)('the headers of a site %s', (_name, { send }, isHttps) => {
  it.each(requests)('are complete on %s (%i)', async (_kind, status, bytes) => {
    const response = await send(bytes);
    expect(response.status).toBe(status);
    expect(findHeaderFaults(response, { isHttps })).toEqual([]);
    if (status >= 400) expect(response.headers['etag']).toBeUndefined();
  });
});

it('https is required of other hosts of the domain only if a setting says so', async () => {
  const readHeader = async (options: object) => {
    const { get } = await openSite(options);
    return (await get('/?lng=en')).headers['strict-transport-security'];
  };
  const asked = 'max-age=63072000; includeSubDomains; preload';
  expect(await readHeader({ publicOrigin: origin, isPreloaded: true })).toBe(asked);
  expect(await readHeader({ publicOrigin: 'http://localhost', isPreloaded: true })).toBeUndefined();
});

it('the headers of a server that is not ready are complete', async () => {
  const { port } = await openSite({ renderLimit: 0 });
  const response = await sendRaw(port, formatRequest('/readyz'));
  expect(response.status).toBe(503);
  expect(findHeaderFaults(response)).toEqual([]);
});
