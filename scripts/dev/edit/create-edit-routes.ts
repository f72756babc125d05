import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { localizeFailure } from '../../../cli/localize-failure.ts';
import {
  getMessages,
  type LocalizedMessage,
  type UiLanguage,
} from '../../../cli/messages/messages.ts';
import { UserError } from '../../../cli/user-error.ts';
import { splitUrl } from '../../../shared/paths.ts';
import { isLoopback } from '../find-refusal.ts';
import type { Editor } from './create-editor.ts';
import { UnknownKeyError } from './find-subject.ts';
import { isEditRequest, parseBody } from './parse-request.ts';
import {
  type EditRequest,
  editPrefix,
  type Key,
  type Refusal,
  type ScriptData,
  tokenHeader,
} from './protocol.ts';

/** Path of the script that pages load to be edited. */
export const editScriptPath = '/__dev/edit.js';

/** 1 MB. */
const maxBodySize = 1_048_576;

export interface EditRoutes {
  /** The data of the script element in pages. */
  data: ScriptData;
  /** Answers a request below `editPrefix`, see `createEditRoutes`. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

interface RouteOptions {
  /** The host of the server. If it is open to other devices, editing is off. */
  host: string;
  /** The language of the tool, if it is set. */
  ui: UiLanguage | undefined;
  /** Finds the path of a page that shows a text. Omit to have no links to texts. */
  findPage?: (key: Key) => Promise<string | undefined>;
}

/**
 * Creates the routes of the editor in pages. Only pages of this server may use them: a request needs its own origin and
 * a token that is new with each start. Without that, any site that is open in the same browser could write files
 * (CVE-2026-27148). Answers `POST` only, and sends no CORS header. One link works without a token, since it changes
 * nothing: `GET …/open?key=…` leads to the page where a text is seen, which then opens it.
 */
export function createEditRoutes(editor: Editor, { host, ui, findPage }: RouteOptions): EditRoutes {
  const token = randomBytes(32).toString('base64url');
  const closed: LocalizedMessage | undefined = isLoopback(isIPv6(host) ? `[${host}]` : host)
    ? undefined
    : ({ editingRefusals }) => editingRefusals.hostIsOpen(host);
  const data: ScriptData = { token: closed ? '' : token, ui };
  if (closed) data.refusal = closed(getMessages(ui ?? 'en'));

  return {
    data,
    async answer(request, response, path) {
      const refuse = (status: number, say: LocalizedMessage, language: UiLanguage = ui ?? 'en') => {
        const refusal: Refusal = { message: say(getMessages(language)) };
        // The rest of the body is not read.
        if (!request.complete) response.setHeader('Connection', 'close');
        send(response, status, refusal);
      };
      const fail = (error: unknown, failed: EditRequest, language?: UiLanguage) => {
        const { status, say } = describeFailure(error, failed);
        refuse(status, say, language);
      };
      if (closed) return refuse(403, closed);
      const name = path.slice(editPrefix.length);
      if (findPage && request.method === 'GET' && name === 'open') {
        const location = await findLocation(request, findPage).catch((error) => fail(error, name));
        if (location !== undefined) redirect(response, location);
        return;
      }
      if (!comesFromOwnPage(request, token) || !isEditRequest(name)) {
        return refuse(403, ({ editingRefusals }) => editingRefusals.foreign);
      }
      const bytes = await readBody(request);
      if (!bytes) return refuse(413, ({ editingRefusals }) => editingRefusals.tooLarge);
      const body = parseBody(name, bytes);
      if (!body) return refuse(400, ({ editingRefusals }) => editingRefusals.malformed);
      try {
        // The body was parsed by the schema of its name.
        const handle = editor[name] as (body: object) => Promise<object>;
        send(response, 200, await handle(body));
      } catch (error) {
        fail(error, name, body.ui);
      }
    },
  };
}

function comesFromOwnPage({ method, headers }: IncomingMessage, token: string): boolean {
  const site = headers['sec-fetch-site'];
  return (
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    // The host was checked before, see `findRefusal`. Browsers write it as it is in the address of the page.
    headers.origin === `http://${headers.host}` &&
    (site === undefined || site === 'same-origin') &&
    isEqual(String(headers[tokenHeader] ?? ''), token)
  );
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Reads a body; `undefined` if it is larger than allowed. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodySize) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The location of the text that a link names: the page that shows it, which opens it.
 *
 * @throws {UnknownKeyError} if no page shows it
 */
async function findLocation(
  { url = '' }: IncomingMessage,
  findPage: NonNullable<RouteOptions['findPage']>,
): Promise<string> {
  const key = new URLSearchParams(splitUrl(url).search).get('key') ?? '';
  const page = await findPage(key);
  if (page === undefined) throw new UnknownKeyError(key);
  return `${page}#edit=${encodeURIComponent(key)}`;
}

function describeFailure(
  error: unknown,
  name: EditRequest,
): { status: number; say: LocalizedMessage } {
  const localize = localizeFailure(error);
  if (localize) {
    const status = error instanceof UnknownKeyError ? 404 : 409;
    if (error instanceof UserError) return { status, say: localize };
    // The sentence about a file does not say what that means for the text.
    return { status, say: (messages) => messages.editingRefusals.failed(localize(messages)) };
  }
  console.error(`The editor failed at “${name}”.`, error);
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 500, say: ({ editingRefusals }) => editingRefusals.failed(reason) };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}
