import { type IncomingHttpHeaders, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex, Writable } from 'node:stream';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { CachedResponse } from '../cache/representation.ts';
import { maxUrlLength } from './reject-bad-requests.ts';
import type { RequestRecord } from './serve-pages.ts';

/** The longest wait for a client to read the response to a CONNECT request. */
const tunnelTimeoutMs = 5000;

/** The parts of a request that the language is negotiated from. */
type LanguageSources = [url: string, headers: IncomingHttpHeaders];

/** Node’s error for bytes that are not a valid request: a code, and the last packet. */
type ClientError = Error & { code?: string; rawPacket?: Buffer };

/**
 * Responds to requests that Node rejects, because their header is malformed, too long or too slow (RFC 9110 §15.5.1,
 * RFC 6585 §5). They get the usual error pages, in the visitor’s language if the bytes still contain it.
 *
 * @param getErrorPages returns the error pages of the current site
 * @param onResponse called with each response
 */
export function answerClientErrors(
  server: Server,
  getErrorPages: () => ErrorPageCache,
  onResponse: (record: RequestRecord) => void,
): void {
  const isAnswering = followAnswers(server);

  const answer = async (socket: Duplex, status: number, ...sources: LanguageSources) => {
    const errorPage = await getErrorPages().answerStatus(status, ...sources);
    // Destroyed after the response: the server no longer manages the connection of a rejected tunnel.
    if (socket.writable) socket.end(formatResponse(errorPage), () => socket.destroy());
    const { route, language } = errorPage;
    onResponse({ status, route, language, duration: 0, fromCache: false });
  };
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      return void socket.destroy();
    }
    const bytes = error.rawPacket?.toString('latin1') ?? '';
    return void answer(socket, readStatus(error.code, bytes), ...readBeginning(bytes));
  });
  server.on('connect', ({ url = '', headers }, socket: Socket) => {
    // The server is no proxy. By default, Node would close the connection without a response.
    socket.on('error', () => socket.destroy());
    // Node has released the connection: its limits no longer apply, and pending responses are abandoned.
    socket.setTimeout(tunnelTimeoutMs, () => socket.destroy());
    if (isAnswering(socket)) return void socket.destroy();
    void answer(socket, 405, url, headers);
  });
}

/**
 * Tracks the responses of a server.
 *
 * @returns a function that returns whether a response is pending on a connection. Bytes written in the middle of that
 * response would be read as a part of it; bytes written before it, as the response itself.
 */
export function followAnswers(server: Server): (socket: Duplex) => boolean {
  const latest = new WeakMap<Duplex, Writable>();
  server.prependListener('request', ({ socket }, response) => void latest.set(socket, response));
  return (socket) => latest.get(socket)?.writableFinished === false;
}

function readStatus(code: string | undefined, bytes: string): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const [requestLine = ''] = bytes.split('\r\n', 1);
  return requestLine.length > maxUrlLength ? 414 : 431;
}

/** The URL and the headers that the language depends on, as far as these bytes contain them. */
function readBeginning(bytes: string): LanguageSources {
  const [requestLine = '', ...lines] = bytes.split('\r\n');
  const read = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  const headers = { cookie: read('cookie'), 'accept-language': read('accept-language') };
  return [requestLine.split(' ')[1] ?? '', headers];
}

/** A whole response as an HTTP/1.1 message (RFC 9112 §2.1) that closes the connection. */
function formatResponse({ status, representations }: CachedResponse): Buffer {
  const { head: ownHead, body } = representations.identity;
  const head = [...ownHead, 'Connection', 'close', 'Date', new Date().toUTCString()];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let index = 0; index < head.length; index += 2) {
    lines.push(`${head[index]}: ${head[index + 1]}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}
