import { endOfIsolate, firstStrongIsolate } from './isolate.ts';

/** The place of the searched text in a message. */
export const wordsPlace = '{{words}}';

/**
 * Fills the searched text into a message. It may be in another script than the message, so it is isolated (UAX #9). What
 * would end its line or its isolate is removed.
 */
export function fillWords(message: string, words: string): string {
  const line = words.replace(/\p{Bidi_Control}/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return message.replace(wordsPlace, () => `${firstStrongIsolate}${line.trim()}${endOfIsolate}`);
}

/** The link that opens WhatsApp with a prefilled message. */
export function createChatLink(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encodeMessage(message)}`;
}

/** Encodes a message, or a part of one, for a WhatsApp link. Lone surrogates become U+FFFD. */
export function encodeMessage(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
