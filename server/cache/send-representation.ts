import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { type CachedResponse, chooseEncoding, type Representation } from './representation.ts';

/**
 * Sends a stored response in the form that the client takes best. A client that has it already gets a 304
 * without a body (RFC 9110 §13.1.2), a HEAD the head alone.
 *
 * @returns the status that was sent
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  stored: CachedResponse,
): number {
  const representation = selectRepresentation(stored, request);
  if (
    representation.tag !== undefined &&
    matchesTag(request.headers['if-none-match'], representation.tag)
  ) {
    response.writeHead(304, representation.unchangedHead).end();
    return 304;
  }
  response.writeHead(stored.status, representation.head);
  response.end(request.method === 'HEAD' ? undefined : representation.body);
  return stored.status;
}

/** Sends a stored response, and leaves word of what it was for those who count answers. */
export function respondWith(request: Request, response: Response, stored: CachedResponse): void {
  response.locals['route'] = stored.route;
  response.locals['language'] = stored.language;
  sendRepresentation(request, response, stored);
}

function selectRepresentation(
  { representations }: CachedResponse,
  { headers }: IncomingMessage,
): Representation {
  return (
    (representations.br && representations[chooseEncoding(headers['accept-encoding'])]) ??
    representations.identity
  );
}

/** Compares as RFC 9110 §13.1.2 asks: any tag of the list, weak or not, or the asterisk. */
function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === tag || candidate === '*');
}
