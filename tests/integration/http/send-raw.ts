import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response as received, up to the end of its connection. */
export interface RawResponse {
  /** 0 if the connection was closed without a response. */
  status: number;
  /** Each header with its value, in the order and spelling received. */
  lines: (readonly [name: string, value: string])[];
  /** Headers by their names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** Head and body, to check that a text is in neither. */
  text: string;
}

/** Formats a request as given, without normalizing; its connection closes after it. */
export function formatRequest(target: string, headers: readonly string[] = [], method = 'GET') {
  const hasHost = headers.some((header) => /^host:/i.test(header));
  const lines = [...(hasHost ? [] : ['Host: x']), 'Connection: close', ...headers];
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Sends bytes unchanged, because well-behaved clients would normalize them, and waits for the server to close.
 *
 * @throws {Error} of Node if the server cannot be reached
 */
export async function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  { isEnded = false } = {},
): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  if (isEnded) socket.end(bytes);
  else socket.write(bytes);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of socket) chunks.push(chunk);
  } catch (error) {
    // A server that has sent its response may close while the client still writes.
    if (!(error instanceof Error && /ECONNRESET|EPIPE/.test(error.message))) throw error;
  }
  return readResponse(Buffer.concat(chunks));
}

/** Retries if a busy machine has no time to render: the server may postpone rendering, but not without end. */
export async function sendPatiently(
  port: number,
  bytes: string | Uint8Array,
): Promise<RawResponse> {
  const response = await sendRaw(port, bytes);
  if (response.status !== 503) return response;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return sendPatiently(port, bytes);
}

/** Parses the bytes of one response. */
export function readResponse(bytes: Buffer): RawResponse {
  const split = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...rest] = bytes.toString('latin1', 0, Math.max(split, 0)).split('\r\n');
  const lines = rest.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1] ?? 0),
    lines,
    headers: Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value])),
    body: bytes.subarray(split + 4),
    text: bytes.toString(),
  };
}

/** Decodes a body, by the name of its encoding. */
export const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

/** Returns the language that a page declares. */
export function readLanguage({ text }: Pick<RawResponse, 'text'>): string | undefined {
  return /<html lang="(\w*)"/.exec(text)?.[1];
}
