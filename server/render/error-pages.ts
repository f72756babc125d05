import type { OutgoingHttpHeaders } from 'node:http';
import type { PlainLabelKey } from '../../shared/label-values.ts';

/** A page that says why there is nothing else. */
export interface ErrorPage {
  status: number;
  title: PlainLabelKey;
  text: PlainLabelKey;
  headers?: OutgoingHttpHeaders;
}

/** The data of the 404 that an unknown detail slug answers. */
export const unknownDetail = 'unknown detail';

/** When a visitor may come back to an overloaded server. */
const retryAfterSeconds = 2;

const notFound: ErrorPage = {
  status: 404,
  title: 'not_found_page.title',
  text: 'not_found_page.text',
};

const entryNotFound: ErrorPage = { ...notFound, title: 'detail_page.not_found' };

const badRequest: ErrorPage = {
  status: 400,
  title: 'error_page.bad_request_title',
  text: 'error_page.bad_request_text',
};

const tooLong = { title: 'error_page.too_long_title', text: 'error_page.too_long_text' } as const;

const failure: ErrorPage = { status: 500, title: 'error_page.title', text: 'error_page.text' };

/** Everything the server has to say beside its pages (RFC 9110 §15.5 and §15.6, RFC 6585 §5). */
export const errorPages: readonly ErrorPage[] = [
  badRequest,
  notFound,
  entryNotFound,
  {
    status: 405,
    title: 'error_page.method_title',
    text: 'error_page.method_text',
    headers: { Allow: 'GET, HEAD' },
  },
  { ...badRequest, status: 408 },
  { ...tooLong, status: 414 },
  { ...tooLong, status: 431 },
  failure,
  {
    status: 503,
    title: 'error_page.busy_title',
    text: 'error_page.busy_text',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  },
];

/** The message of a status; a fault of the visitor that has no words of its own gets those of a bad request. */
export function errorPageFor(status: number): ErrorPage {
  const found = errorPages.find((message) => message.status === status);
  return found ?? (status >= 400 && status < 500 ? { ...badRequest, status } : failure);
}

/** The message of a 404; an unknown detail has its own sentence (specification §8). */
export function notFoundPageFor(reason: unknown): ErrorPage {
  return reason === unknownDetail ? entryNotFound : notFound;
}
