import type { Language } from '../../shared/languages.ts';
import type { CachedResponse } from './representation.ts';

export type StaticResponses = ReturnType<typeof createStaticResponses>;

/** Creates a cache of prebuilt responses keyed by exact URL. Entries live as long as the application. */
export function createStaticResponses() {
  /** A URL has one response for every visitor (`any`), or one per negotiated language. */
  const known = new Map<string, Partial<Record<Language | 'any', CachedResponse>>>();
  const list = () => [...known.values()].flatMap((responses) => Object.values(responses));
  return {
    /** Caches the response of a URL; for visitors of one language only if `negotiated` is given. */
    set(url: string, response: CachedResponse, negotiated: Language | 'any' = 'any'): void {
      known.set(url, { ...known.get(url), [negotiated]: response });
    },
    /** The response of a URL; negotiates the language only if the response depends on it. */
    find(url: string, negotiate: () => Language): CachedResponse | undefined {
      const responses = known.get(url);
      return responses?.any ?? responses?.[negotiate()];
    },
    /** The response of a URL if it is the same for every visitor. */
    findUnnegotiated: (url: string): CachedResponse | undefined => known.get(url)?.any,
    count: () => list().length,
    /** The size of all responses, in bytes. */
    size: () => list().reduce((sum, { size }) => sum + size, 0),
  };
}
