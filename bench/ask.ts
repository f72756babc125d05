import { Agent, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** A response as received: its body is still compressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** From the request to the last byte, in milliseconds. */
  time: number;
}

const freshConnection = new Agent({ keepAlive: false });

/**
 * Requests a URL once with GET, with the given headers only.
 *
 * @throws {Error} of Node if the server cannot be reached or closes the connection
 */
export function ask(
  address: string,
  headers: OutgoingHttpHeaders = {},
  agent: Agent = freshConnection,
): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          time: performance.now() - start,
        }),
      );
    }).on('error', reject);
  });
}
