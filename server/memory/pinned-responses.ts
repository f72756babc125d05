import type { Language } from '../../shared/languages.ts';
import type { StoredResponse } from './stored-response.ts';

export type PinnedResponses = ReturnType<typeof createPinnedResponses>;

/** Creates a memory of responses that stay as long as the site is not reloaded, found by the exact address. */
export function createPinnedResponses() {
  /** An address names its language or depends on nothing, and has one answer for any visitor; or it is negotiated. */
  const known = new Map<string, Partial<Record<Language | 'any', StoredResponse>>>();
  const list = () => [...known.values()].flatMap((answers) => Object.values(answers));
  return {
    /** Keeps what an address answers, to visitors of one language only where that is negotiated. */
    pin(address: string, response: StoredResponse, negotiated: Language | 'any' = 'any'): void {
      known.set(address, { ...known.get(address), [negotiated]: response });
    },
    /** What an address answers; asks for the visitor’s language only where that matters. */
    find(address: string, chooseLanguage: () => Language): StoredResponse | undefined {
      const answers = known.get(address);
      return answers?.any ?? answers?.[chooseLanguage()];
    },
    /** What an address answers whatever the visitor’s language. */
    findFixed: (address: string): StoredResponse | undefined => known.get(address)?.any,
    count: () => list().length,
    /** What they take in memory, in bytes. */
    size: () => list().reduce((sum, { size }) => sum + size, 0),
  };
}
