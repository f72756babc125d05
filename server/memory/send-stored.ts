import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { chooseEncoding } from '../accept-encoding.ts';
import type { StoredForm, StoredResponse } from './stored-response.ts';

/**
 * Sends a stored response in the form that the client takes best. A client that has it already gets a 304
 * without a body (RFC 9110 §13.1.2), a HEAD the head alone.
 *
 * @returns the status that was sent
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): number {
  const form = chooseForm(stored, request);
  if (form.tag !== undefined && matchesTag(request.headers['if-none-match'], form.tag)) {
    response.writeHead(304, form.unchangedHead).end();
    return 304;
  }
  response.writeHead(stored.status, form.head);
  response.end(request.method === 'HEAD' ? undefined : readBody(stored, form));
  return stored.status;
}

/** The bytes of a form; the plain one of a compressed text is unpacked for the few clients that ask for it. */
export function readBody({ forms }: StoredResponse, form: StoredForm): Buffer {
  if (form.body) return form.body;
  if (!forms.gzip?.body) throw new Error('A stored response lacks its body.');
  return gunzipSync(forms.gzip.body);
}

function chooseForm({ forms }: StoredResponse, { headers }: IncomingMessage): StoredForm {
  const form = (forms.br && forms[chooseEncoding(headers['accept-encoding'])]) ?? forms.identity;
  if (!form) throw new Error('A stored response has no form.');
  return form;
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
