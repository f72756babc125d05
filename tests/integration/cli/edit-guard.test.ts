import { expect, it } from 'vitest';
import { createEditRoutes } from '../../../scripts/dev/edit/create-edit-routes.ts';
import type { Editor } from '../../../scripts/dev/edit/create-editor.ts';
import { createReloadProxy } from '../../../scripts/dev/reload-proxy.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';
import { sendRaw } from '../http/send-raw.ts';

/** Starts the proxy with an editor that counts what reaches it. */
async function openEditor(host = '127.0.0.1') {
  const asked: unknown[] = [];
  const note = async (body: object) => {
    asked.push(body);
    return {};
  };
  const names = ['status', 'places', 'open', 'judge', 'save', 'confirm', 'undo'];
  const editor = Object.fromEntries(names.map((name) => [name, note])) as unknown as Editor;
  const [port = 0] = await findFreePorts(1);
  const routes = createEditRoutes(editor, { host, ui: 'en' });
  await createReloadProxy({
    port,
    host,
    target: () => undefined,
    renderContentPage: async () => '',
    edit: { ...routes, script: '' },
  });
  const body = '{"ui":"en"}';
  const right = {
    method: 'POST',
    name: 'status',
    Host: `localhost:${port}`,
    Origin: `http://localhost:${port}`,
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'X-Edit-Token': routes.data.token,
    body,
  };
  const ask = (change: Partial<Record<keyof typeof right, string | undefined>>) => {
    const { method, name, body: sent = '', ...headers } = { ...right, ...change };
    const lines = Object.entries({ ...headers, 'Content-Length': String(Buffer.byteLength(sent)) })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}: ${value}\r\n`);
    return sendRaw(
      port,
      `${method} /__dev/edit/${name} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n${sent}`,
    );
  };
  return { ask, asked, port };
}

it('answers a page of this server', async () => {
  const { ask, asked } = await openEditor();
  expect((await ask({})).status).toBe(200);
  expect((await ask({ 'Sec-Fetch-Site': undefined })).status).toBe(200);
  expect(asked).toEqual([{ ui: 'en' }, { ui: 'en' }]);
});

it.each([
  ['a foreign origin', { Origin: 'http://example.com' }, 403],
  ['no origin', { Origin: undefined }, 403],
  ['the origin null', { Origin: 'null' }, 403],
  ['another port', { Origin: 'http://localhost:1' }, 403],
  ['a host that points here', { Host: 'example.com', Origin: 'http://example.com' }, 403],
  ['a request from another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a request from the same site', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['no token', { 'X-Edit-Token': undefined }, 403],
  ['another token', { 'X-Edit-Token': 'x'.repeat(43) }, 403],
  ['plain text', { 'Content-Type': 'text/plain' }, 403],
  ['JSON with a parameter', { 'Content-Type': 'application/json; charset=utf-8' }, 403],
  ['no type', { 'Content-Type': undefined }, 403],
  ['GET', { method: 'GET' }, 403],
  ['PUT', { method: 'PUT' }, 403],
  ['OPTIONS', { method: 'OPTIONS' }, 403],
  ['an unknown request', { name: 'toString' }, 403],
  ['a path', { name: '../edit/status' }, 403],
  ['broken JSON', { body: '{' }, 400],
  ['another shape', { body: '{"ui":"en","file":"/etc/passwd"}' }, 400],
  ['more than 1 MB', { body: ' '.repeat(1_048_577) }, 413],
])('refuses %s', async (_name, change, status) => {
  const { ask, asked } = await openEditor();
  const answer = await ask(change);
  expect(answer.status).toBe(status);
  expect(answer.text.toLowerCase()).not.toContain('access-control');
  expect(asked).toEqual([]);
});

it('is off if HOST opens the server to other devices', async () => {
  const { ask, asked } = await openEditor('0.0.0.0');
  expect((await ask({})).status).toBe(403);
  expect(asked).toEqual([]);
});
