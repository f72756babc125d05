import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decoders } from '../http/send-raw.ts';

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
  const decode = decoders[answer.headers['content-encoding'] ?? 'identity'];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: bytes.length > 0 ? String(decode?.(bytes)) : '',
  };
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
