import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { CachedResponse, Representation } from './representation.ts';

/**
 * Sends a cached response in the representation that the client prefers. A client that already has the representation
 * gets a 304 without a body (RFC 9110 §13.1.2). A HEAD request gets only the head.
 *
 * @returns the status that was sent
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): number {
  const representation = selectRepresentation(cached, request);
  if (cached.shared) {
    representation.head[1] = cached.shared.value;
    representation.unchangedHead[1] = cached.shared.value;
  }
  if (
    representation.tag !== undefined &&
    matchesTag(request.headers['if-none-match'], representation.tag)
  ) {
    response.writeHead(304, representation.unchangedHead).end();
    return 304;
  }
  response.writeHead(cached.status, representation.head);
  response.end(request.method === 'HEAD' ? undefined : representation.body);
  return cached.status;
}

/** Sends a cached response, and sets what the access log reports of it. */
export function respondWith(request: Request, response: Response, cached: CachedResponse): void {
  response.locals['route'] = cached.route;
  response.locals['language'] = cached.language;
  sendRepresentation(request, response, cached);
}

function selectRepresentation(
  { representations }: CachedResponse,
  { headers }: IncomingMessage,
): Representation {
  return (
    (representations.br && representations[negotiateEncoding(headers['accept-encoding'])]) ??
    representations.identity
  );
}

/** Compares as RFC 9110 §13.1.2 requires: any tag of the list, weak or not, or the asterisk. */
function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === tag || candidate === '*');
}
