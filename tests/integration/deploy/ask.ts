import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  headers?: OutgoingHttpHeaders;
  method?: string;
  /** Keeps connections between requests; without it, each request has a connection of its own. */
  agent?: Agent;
}

/** Sends a request with exactly the given headers. Returns the whole response, decoded. */
export async function ask(address: string, question: Question = {}): Promise<Answer> {
  // Node’s own agent keeps connections, which a server may have closed by the next request.
  const { headers = {}, method = 'GET', agent = false } = question;
  const asking = request(address, { headers, method, agent }).end();
  const [answer] = await once(asking, 'response');
  const bytes = await buffer(answer);
  if (!answer.complete) throw new Error(`The answer to ${address} was cut off.`);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: decode(bytes, answer.headers['content-encoding']),
  };
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

/** Waits until a URL responds with 200. */
export async function waitUntilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    const status = await ask(address).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} did not become ready.`);
}
