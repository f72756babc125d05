import { type IncomingHttpHeaders, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MessageMemory } from './memory/create-message-memory.ts';
import { readBody } from './memory/send-stored.ts';
import type { StoredResponse } from './memory/stored-response.ts';
import { findMessage } from './message.ts';
import { resolveLanguage } from './resolve-language.ts';

/** What Node tells of bytes that are no request: a code, and the last bytes that came. */
type ClientError = Error & { code?: string; rawPacket?: Buffer };

/**
 * Answers what never becomes a request, because its header is malformed, too long or too slow (RFC 9110 §15.5.1,
 * RFC 6585 §5), with the same pages as all else, as far as the language can still be read.
 *
 * @param getMessages the messages of the site as it is now
 */
export function answerClientErrors(server: Server, getMessages: () => MessageMemory): void {
  const answer = async (socket: Duplex, status: number, bytes: string) => {
    const { address, headers } = readBeginning(bytes);
    const message = findMessage(status);
    const stored = await getMessages().answer(message, resolveLanguage(address, headers));
    if (socket.writable) socket.end(formatResponse(stored));
  };
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const bytes = error.rawPacket?.toString('latin1') ?? '';
    return void answer(socket, readStatus(error.code, bytes), bytes);
  });
  server.on('connect', (request, socket) => {
    // Nobody tunnels through here; Node would close the connection without a word.
    socket.on('error', () => socket.destroy());
    void answer(socket, 405, `CONNECT ${request.url ?? ''} HTTP/1.1`);
  });
}

function readStatus(code: string | undefined, bytes: string): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const isAddressTooLong = /^[A-Z]+ \S+$/.test(bytes.split('\r\n', 1)[0] ?? '');
  return isAddressTooLong ? 414 : 431;
}

/** The address and the headers that say something about the language, where they are among these bytes. */
function readBeginning(bytes: string): { address: string; headers: IncomingHttpHeaders } {
  const [requestLine = '', ...lines] = bytes.split('\r\n');
  const read = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  return {
    address: requestLine.split(' ')[1] ?? '',
    headers: { cookie: read('cookie'), 'accept-language': read('accept-language') },
  };
}

/** A whole response as it goes over the line (RFC 9112 §2.1), after which the connection is closed. */
function formatResponse(stored: StoredResponse): Buffer {
  const form = stored.forms.identity;
  if (!form) throw new Error('A message has no plain form.');
  const head = [...form.head, 'Connection', 'close', 'Date', new Date().toUTCString()];
  const lines = [`HTTP/1.1 ${stored.status} ${STATUS_CODES[stored.status]}`];
  for (let index = 0; index < head.length; index += 2) {
    lines.push(`${head[index]}: ${head[index + 1]}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), readBody(stored, form)]);
}
