import { join } from 'node:path';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { shortSite } from '../../site-folder.ts';
import { openSite } from './open-site.ts';

it('readiness and metrics are answered at the port for operators alone, and health at both', async () => {
  const onResponse = vi.fn();
  const { app, get } = await openSite({
    buildFolder: join(shortSite, 'build'),
    isWarm: true,
    hasAdminPort: true,
    readMetrics: async () => 'up 1',
    onResponse,
  });
  const ask = (path: string) => request(app.handleAdminRequest).get(path);
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  for (const path of ['/', '/?lng=tr', '/yok', '/assets/x.js', '/READYZ', '/readyz/']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect((await ask('/').set('Accept-Language', 'ar')).text).toContain('<html lang="ar"');
  const { status, headers } = await request(app.handleAdminRequest).post('/metrics');
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  expect((await get('/healthz')).status).toBe(200);
  // Requests of operators and probes are counted and logged nowhere.
  expect(onResponse).not.toHaveBeenCalled();
  const unknown = await get('/yok');
  for (const path of ['/readyz', '/metrics']) {
    const response = await get(path);
    expect([response.status, response.text]).toEqual([404, unknown.text]);
  }
});
