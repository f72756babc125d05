import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The name of a request in logs: that of `X-Request-Id` where a proxy before us gave a well-formed
 * one (8 to 64 letters, digits, dots, dashes or underscores), else a new UUID.
 */
export function readRequestId({
  headersDistinct,
}: Pick<IncomingMessage, 'headersDistinct'>): string {
  const [given] = headersDistinct['x-request-id'] ?? [];
  return given !== undefined && wellFormed.test(given) ? given : randomUUID();
}
