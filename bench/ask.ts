import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** An answer as it came over the wire: still compressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks for an address once, on a connection of its own, with what the caller sends and nothing else.
 *
 * @throws where the server cannot be reached or hangs up
 */
export function ask(address: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}
