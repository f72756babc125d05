import { expect, it } from 'vitest';
import { itLong } from '../../vary.ts';
import { findHeaderFaults } from './find-header-faults.ts';
import { formatRequest, readLanguage, sendRaw } from './send-raw.ts';
import { startWithAdmin } from './start-with-admin.ts';

it('readiness and metrics are answered at the port for operators alone, and health at both', async () => {
  const { address, adminAddress, readLog, readMetrics } = await startWithAdmin();
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(adminAddress + path)).status).toBe(200);
  }
  expect(await readMetrics()).not.toContain('http_requests_total{');
  expect(readLog().filter(({ msg }) => msg === 'request completed')).toEqual([]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const unknown = await (await fetch(`${address}/yok`)).text();
  for (const path of ['/readyz', '/metrics']) {
    const response = await fetch(address + path);
    expect([response.status, await response.text()]).toEqual([404, unknown]);
  }
});

itLong('the port for operators answers all else as visitors are answered', async () => {
  const { adminPort } = await startWithAdmin();
  const ask = async (target: string, headers: string[] = [], method = 'GET') => {
    const response = await sendRaw(adminPort, formatRequest(target, headers, method));
    expect(findHeaderFaults(response)).toEqual([]);
    return response;
  };
  for (const target of ['/', '/?lng=tr', '/yok', '/assets/x.js', '/READYZ', '/readyz/']) {
    expect([target, (await ask(target)).status]).toEqual([target, 404]);
  }
  expect(readLanguage(await ask('/', ['Accept-Language: ar']))).toBe('ar');
  const refused = await ask('/metrics', [], 'POST');
  expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, HEAD']);
  for (const target of ['/%', 'http://[', 'foo://x/']) {
    expect([target, (await ask(target)).status]).toEqual([target, 400]);
  }
  expect((await ask('/readyz', ['Host: x', 'Host: x'])).status).toBe(400);
  expect((await ask('http://x/readyz')).status).toBe(200);
  expect((await sendRaw(adminPort, 'nonsense\r\n\r\n')).status).toBe(400);
});
