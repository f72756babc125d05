import type { OutgoingHttpHeaders } from 'node:http';
import type { PlainLabelKey } from '../../shared/label-values.ts';

/** A page that is shown instead of the requested one, and says why. */
export interface ErrorPage {
  status: number;
  title: PlainLabelKey;
  text: PlainLabelKey;
  headers?: OutgoingHttpHeaders;
}

/** The `Retry-After` of an overloaded server. */
const retryAfterSeconds = 2;

export const notFound: ErrorPage = {
  status: 404,
  title: 'not_found_page.title',
  text: 'not_found_page.text',
};

/** An unknown experience or car has its own sentence. */
export const entryNotFound: ErrorPage = { ...notFound, title: 'detail_page.not_found' };

const badRequest: ErrorPage = {
  status: 400,
  title: 'error_page.bad_request_title',
  text: 'error_page.bad_request_text',
};

const tooLong = { title: 'error_page.too_long_title', text: 'error_page.too_long_text' } as const;

const failure: ErrorPage = { status: 500, title: 'error_page.title', text: 'error_page.text' };

/** All error pages, by status (RFC 9110 §15.5 and §15.6, RFC 6585 §5). */
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

/** The page of a status; a client error without a page of its own gets that of a bad request. */
export function errorPageFor(status: number): ErrorPage {
  const found = errorPages.find((errorPage) => errorPage.status === status);
  return found ?? (status >= 400 && status < 500 ? { ...badRequest, status } : failure);
}
