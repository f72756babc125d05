import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The name that a proxy before us gave a request (`X-Request-Id`), where it is well-formed: 8 to 64 letters, digits,
 * dots, dashes or underscores. One sent twice is none.
 */
export function readRequestId(
  request: Pick<IncomingMessage, 'headers'> | undefined,
): string | undefined {
  const given = request?.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}
