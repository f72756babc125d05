import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Place } from './reload-proxy.ts';

/** Reads the HTML of a page from the running server; `undefined` if it does not run, or has no such page. */
export async function readPage(place: Place | undefined, url: string): Promise<string | undefined> {
  if (!place) return undefined;
  try {
    const request = get({ ...place, path: url, headers: { host: 'localhost' } });
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (!response) return undefined;
    const html = await text(response);
    return response.statusCode === 200 ? html : undefined;
  } catch {
    // The server may end at any time.
    return undefined;
  }
}
