import { getMessages, type UiLanguage } from '../../cli/messages/messages.ts';
import { splitUrl } from '../../shared/paths.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import type { Refusal } from './find-refusal.ts';

// A page of the site as it is at another day or minute, for editors: `/iletisim?__at=2026-12-24`. The proxy takes the
// query out of the URL, and asks the development server below `instantPrefix` instead.

const name = '__at';

/** The paths below which the development server serves the site as it is at a day or minute. */
export const instantPrefix = '/__dev/at/';

/** The URL of a page as it is at a day or minute. */
export function addInstant(url: string, at: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${at}`;
}

/** Splits the day or minute off a URL; `undefined` if it has none that can be read. */
export function takeInstant(url: string): { at: string; url: string } | undefined {
  const { path, search } = splitUrl(url);
  const query = new URLSearchParams(search);
  const at = moment.safeParse(query.get(name)).data;
  if (at === undefined) return undefined;
  query.delete(name);
  return { at, url: query.size > 0 ? `${path}?${query}` : path };
}

/** Refuses a URL with a day or minute that cannot be read, since its page would be that of today. */
export function findInstantRefusal(url: string, ui: UiLanguage = 'en'): Refusal | undefined {
  const written = new URLSearchParams(splitUrl(url).search).get(name);
  if (written === null || moment.safeParse(written).success) return undefined;
  return { status: 400, text: `${getMessages(ui).editor.badInstantInUrl(written)}\n` };
}
