import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The name of a request in logs: that of `X-Request-Id` where a proxy before us gave a well-formed
 * one (8 to 64 letters, digits, dots, dashes or underscores), else a new UUID. One that was sent twice is none.
 */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
