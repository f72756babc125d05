import type { Language } from '../../shared/languages.ts';
import type { StoredResponse } from './stored-response.ts';

/** Responses that stay as long as the site is not reloaded, found by the exact address. */
export interface PinnedResponses {
  /** Keeps what an address answers, to visitors of one language only where that is negotiated. */
  pin(address: string, response: StoredResponse, negotiated?: Language): void;
  /** What an address answers; asks for the visitor’s language only where that matters. */
  find(address: string, chooseLanguage: () => Language): StoredResponse | undefined;
  /** What an address answers whatever the visitor’s language. */
  findFixed(address: string): StoredResponse | undefined;
  count(): number;
  /** What they take in memory, in bytes. */
  size(): number;
}

/** An address names its language, or depends on nothing (`fixed`), or is negotiated. */
interface Slot {
  fixed?: StoredResponse;
  negotiated?: Partial<Record<Language, StoredResponse>>;
}

/** Creates an empty memory. */
export function createPinnedResponses(): PinnedResponses {
  const slots = new Map<string, Slot>();
  const list = () =>
    [...slots.values()].flatMap(({ fixed, negotiated }) => [
      ...(fixed ? [fixed] : []),
      ...Object.values(negotiated ?? {}),
    ]);
  return {
    pin(address, response, negotiated) {
      const slot = slots.get(address) ?? {};
      if (negotiated === undefined) slot.fixed = response;
      else slot.negotiated = { ...slot.negotiated, [negotiated]: response };
      slots.set(address, slot);
    },
    find(address, chooseLanguage) {
      const slot = slots.get(address);
      return slot?.fixed ?? slot?.negotiated?.[chooseLanguage()];
    },
    findFixed: (address) => slots.get(address)?.fixed,
    count: () => list().length,
    size: () => list().reduce((sum, { size }) => sum + size, 0),
  };
}
