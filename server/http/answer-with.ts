import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Language } from '../../shared/languages.ts';
import {
  type CachedResponse,
  type Encoding,
  encodings,
  type Representation,
} from '../cache/representation.ts';

/** What log and metrics report of a response. Express keeps it as `locals` of the response. */
interface Notes {
  /** The pattern of the route, or the kind of response; one of `routeLabels`. */
  route?: string;
  language?: Language | undefined;
  /** Whether a page was cached; `undefined` if no page was looked up. */
  isHit?: boolean | undefined;
  /** Whether the request is a probe. */
  skipLog?: boolean;
}

/** A response with its notes. */
export interface NotedResponse extends ServerResponse {
  locals?: Notes;
}

/** A request and its response, as log and metrics report them. */
export interface RequestRecord extends Omit<Notes, 'skipLog'> {
  /** `undefined` if the bytes were not a valid request. */
  request?: IncomingMessage;
  status: number;
  route: string;
  /** In seconds. */
  duration: number;
  /** Whether the response was sent at once, without Express. */
  fromCache: boolean;
}

/**
 * Sends a cached response in the representation that the client prefers, and notes what is reported of it. A client that
 * already has the representation gets a 304 without a body (RFC 9110 §13.1.2). A HEAD request gets only the head.
 */
export function answerWith(
  request: IncomingMessage,
  response: NotedResponse,
  cached: CachedResponse,
  isHit?: boolean,
): void {
  response.locals = { route: cached.route, language: cached.language, isHit };
  const { head, unchangedHead, tag, body } = selectRepresentation(cached, request);
  if (cached.shared) head[1] = unchangedHead[1] = cached.shared.value;
  if (tag !== undefined && matchesTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, unchangedHead).end();
  } else {
    response.writeHead(cached.status, head);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** The record of a response that is sent. `undefined` for a probe. */
export function describeResponse(
  request: IncomingMessage,
  { statusCode: status, locals = {} }: NotedResponse,
  start: number,
  fromCache: boolean,
): RequestRecord | undefined {
  const { route = 'other', language, isHit, skipLog } = locals;
  const duration = (performance.now() - start) / 1000;
  return skipLog ? undefined : { request, status, route, language, isHit, duration, fromCache };
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

/** The types of negotiator omit the option `preferred`. */
interface EncodingNegotiator {
  encoding(available: Encoding[], options: { preferred: readonly string[] }): string | undefined;
}

/**
 * The content coding that a client prefers (RFC 9110 §12.5.3). Of equally preferred codings, the smaller one is chosen.
 * A client that sends no header, or rejects everything, gets the plain text.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  // A shortcut, since this runs on every request: nearly every browser accepts Brotli.
  if (header !== undefined && !header.includes(';') && /(?:^|,)\s*br\s*(?:,|$)/i.test(header))
    return 'br';
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = negotiator.encoding([...encodings], { preferred: encodings });
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
