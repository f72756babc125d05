import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../shared/languages.ts';
import { type CachedResponse, sendRepresentation } from '../cache/representation.ts';

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

/** Sends a cached response in the representation that the client prefers, and notes what is reported of it. */
export function answerWith(
  request: IncomingMessage,
  response: NotedResponse,
  cached: CachedResponse,
  isHit?: boolean,
): void {
  response.locals = { route: cached.route, language: cached.language, isHit };
  sendRepresentation(request, response, cached);
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
