import { createEditRoutes } from '../../../scripts/dev/edit/create-edit-routes.ts';
import type { Editor } from '../../../scripts/dev/edit/create-editor.ts';
import type { EditRequest } from '../../../scripts/dev/edit/protocol.ts';
import { createReloadProxy } from '../../../scripts/dev/reload-proxy.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';
import { sendRaw } from '../http/send-raw.ts';

type Options = Parameters<typeof createEditRoutes>[1];

/** Starts the proxy with an editor that notes what reaches it, and gives back the same with each request. */
export async function openEditRoutes(
  options: Partial<Options> = {},
  handle = async (_name: EditRequest, body: object): Promise<object> => body,
) {
  const host = options.host ?? '127.0.0.1';
  const asked: object[] = [];
  const names = [
    'status',
    'places',
    'open',
    'library',
    'seen',
    'judge',
    'save',
    'confirm',
    'undo',
  ] as const;
  const entries = names.map((name) => [
    name,
    (body: object) => {
      asked.push({ name, ...body });
      return handle(name, body);
    },
  ]);
  const editor = Object.fromEntries(entries) as unknown as Editor;
  const [port = 0] = await findFreePorts(1);
  const routes = createEditRoutes(editor, { ui: 'en', ...options, host });
  await createReloadProxy({
    port,
    host,
    target: () => undefined,
    renderContentPage: async () => '<p>content',
    edit: { ...routes, script: 'edit()' },
  });
  /** The request that a page of the server sends. */
  const right = {
    method: 'POST',
    name: 'status',
    Host: `localhost:${port}`,
    Origin: `http://localhost:${port}`,
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'X-Edit-Token': routes.data.token,
    /** A list is sent in chunks, of which the last does not end the body. */
    body: '{"ui":"en"}' as string | Buffer | string[],
  };
  /** Sends that request with some changes; `undefined` leaves a header out. */
  const ask = async (change: Change) => {
    const { method, name, body, ...headers } = { ...right, ...change };
    const isChunked = Array.isArray(body);
    const length = isChunked
      ? ['Transfer-Encoding', 'chunked']
      : ['Content-Length', String(Buffer.byteLength(body ?? ''))];
    const lines = [...Object.entries(headers), length].flatMap(([key, values]) =>
      [values ?? []].flat().map((value) => `${key}: ${value}\r\n`),
    );
    const head = `${method} /__dev/edit/${name} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`;
    const chunks = isChunked
      ? body.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')
      : (body ?? '');
    const response = await sendRaw(port, Buffer.concat([Buffer.from(head), Buffer.from(chunks)]));
    // A chunk, or nothing in response to HEAD.
    const json = /\{.*\}/s.exec(response.body.toString())?.[0] ?? 'null';
    return { ...response, said: JSON.parse(json) as unknown };
  };
  type Right = typeof right;
  type Change = { [Part in keyof Right]?: Right[Part] | string[] | undefined };
  return { ask, asked, port, token: routes.data.token };
}

export type Ask = Awaited<ReturnType<typeof openEditRoutes>>['ask'];
