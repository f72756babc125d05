import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

type RequestHeaders = Pick<IncomingMessage, 'headers'>;

/** Whether a proxy before us gave a request a well-formed name: 8 to 64 letters, digits, dots, dashes or underscores. */
export function hasRequestId(request: RequestHeaders | undefined): boolean {
  return readGiven(request) !== undefined;
}

/** The name of a request in logs: the one it was given (`X-Request-Id`), else a new UUID. One sent twice is none. */
export function readRequestId(request: RequestHeaders | undefined): string {
  return readGiven(request) ?? randomUUID();
}

function readGiven(request: RequestHeaders | undefined): string | undefined {
  const given = request?.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}
