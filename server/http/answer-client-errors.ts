import { type IncomingHttpHeaders, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex, Writable } from 'node:stream';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { CachedResponse } from '../cache/representation.ts';
import type { RequestRecord } from './access-log.ts';
import { maxUrlLength } from './reject-bad-requests.ts';

/** The longest wait for a client to take the answer to a tunnel. */
const tunnelTimeoutMs = 5000;

/** The parts of a request that the language is negotiated from. */
type LanguageSources = [url: string, headers: IncomingHttpHeaders];

/** What Node tells of bytes that are no request: a code, and the last bytes that came. */
type ClientError = Error & { code?: string; rawPacket?: Buffer };

/**
 * Answers what never becomes a request, because its header is malformed, too long or too slow (RFC 9110 §15.5.1,
 * RFC 6585 §5), with the same pages as all else, as far as the language can still be read.
 *
 * @param getErrorPages the error pages of the site as it is now
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
    // Destroyed once it is sent: a tunnel that was refused is no connection of the server’s any more.
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
    // Nobody tunnels through here; Node would close the connection without a word.
    socket.on('error', () => socket.destroy());
    // Node has let go of the connection: none of its limits holds any more, and no pending answer goes on.
    socket.setTimeout(tunnelTimeoutMs, () => socket.destroy());
    if (isAnswering(socket)) return void socket.destroy();
    void answer(socket, 405, url, headers);
  });
}

/**
 * Follows the answers of a server.
 *
 * @returns whether an answer is pending on a connection: what is written amid it would be taken for a part of it, and
 * what is written before it, for the whole
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

/** The URL and the headers that say something about the language, where they are among these bytes. */
function readBeginning(bytes: string): LanguageSources {
  const [requestLine = '', ...lines] = bytes.split('\r\n');
  const read = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  const headers = { cookie: read('cookie'), 'accept-language': read('accept-language') };
  return [requestLine.split(' ')[1] ?? '', headers];
}

/** A whole response as it goes over the line (RFC 9112 §2.1), after which the connection is closed. */
function formatResponse({ status, representations }: CachedResponse): Buffer {
  const { head: ownHead, body } = representations.identity;
  const head = [...ownHead, 'Connection', 'close', 'Date', new Date().toUTCString()];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let index = 0; index < head.length; index += 2) {
    lines.push(`${head[index]}: ${head[index + 1]}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}
