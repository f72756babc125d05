import { expect, it } from 'vitest';
import { decodeText } from '../../../../../cli/translations/interchange/formats.ts';
import { UserError } from '../../../../../cli/user-error.ts';

const bare = '"id","target (ar)"\r\n"a#title","Dune ’n’ Sand, جولة"\r\n';
const table = `\ufeff${bare}`;

const toLittle = (text: string) => Buffer.from(text, 'utf16le');
const toBig = (text: string) => toLittle(text).swap16();

it.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 without a mark', Buffer.from(bare)],
  ['UTF-16', toLittle(table)],
  ['UTF-16 without a mark', toLittle(bare)],
  ['UTF-16 of big ends', toBig(table)],
  ['UTF-16 of big ends without a mark', toBig(bare)],
])('reads a table in %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(bare);
});

/** Encodes a table as Excel does for an old encoding: a letter that the encoding lacks becomes a question mark. */
function encodeAs(encoding: string, text: string): Uint8Array {
  const letters = Array.from({ length: 256 }, (_, byte) => byte);
  const decoded = new TextDecoder(encoding).decode(Uint8Array.from(letters));
  const bytes = new Map([...decoded].map((letter, byte) => [letter, byte]));
  return Uint8Array.from(text.replace('\ufeff', ''), (letter) => bytes.get(letter) ?? 63);
}

it.each([
  ['Windows-1256', encodeAs('windows-1256', bare)],
  // The result for “Ṣaḥārā”: Excel writes the nearest letters, so the loss cannot be detected.
  ['Windows-1254', encodeAs('windows-1254', '"Çöl","Sahara"')],
  ['Windows-1252', encodeAs('windows-1252', '"Çöl","Desert"')],
  ['UTF-16 that is cut off', toLittle(table).subarray(0, -1)],
  ['UTF-8 with a byte astray', Buffer.concat([Buffer.from(table), Buffer.of(0xfe)])],
])('refuses a table in %s, and says what to do', (_name, bytes) => {
  expect(() => decodeText(bytes)).toThrow(UserError);
  expect(() => decodeText(bytes)).toThrow(/not in UTF-8.*Save the file in UTF-8.*CSV UTF-8/s);
});
