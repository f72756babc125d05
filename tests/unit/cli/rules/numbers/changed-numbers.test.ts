import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkNumbers } from '../../../../../cli/rules/check-numbers.ts';
import { vary } from '../../../../vary.ts';
import { contentFiles } from '../../yaml/content-files.ts';
import { type Choose, changeNumber, createChoice, kindsOfChange } from './change-number.ts';

/** A Turkish text with its translations. */
interface SiteText {
  tr: string;
  en?: string;
  ar?: string;
}

/** Lists the texts of the fixture site with at least one translation. */
function listSiteTexts(): SiteText[] {
  return [...contentFiles.values()].flatMap((text) => [...walk(parse(text) as unknown)]);
}

function* walk(value: unknown): Generator<SiteText> {
  if (typeof value !== 'object' || value === null) return;
  const [tr, en, ar]: unknown[] = ['tr', 'en', 'ar'].map((key) => Reflect.get(value, key));
  if (typeof tr !== 'string') {
    for (const inner of Object.values(value)) yield* walk(inner);
    return;
  }
  const text: SiteText = { tr };
  if (typeof en === 'string') text.en = en;
  if (typeof ar === 'string') text.ar = ar;
  if (text.en !== undefined || text.ar !== undefined) yield text;
}

/** A number in digits that a text and its translation have in common. */
interface Place {
  text: SiteText;
  language: keyof SiteText;
  start: number;
  written: string;
}

const digits = /\d+(?:[.,:]\d+)*/g;

function listDigits(text: string | undefined): string[] {
  return (text?.match(digits) ?? []).map((written) => written.replace(/\D/g, ''));
}

function listPlaces(): Place[] {
  return listSiteTexts().flatMap((text) =>
    (['tr', 'en', 'ar'] as const).flatMap((language) => {
      const others = language === 'tr' ? [text.en, text.ar] : [text.tr];
      const shared = new Set(others.flatMap(listDigits));
      return Array.from((text[language] ?? '').matchAll(digits))
        .filter(([written]) => shared.has(written.replace(/\D/g, '')))
        .map(({ 0: written, index }) => ({ text, language, start: index, written }));
    }),
  );
}

const places = listPlaces();

/** Whether the rule reports a text in any translation. */
function isReported({ tr, en, ar }: SiteText): boolean {
  const find = (text: string | undefined, language: 'en' | 'ar') =>
    text === undefined ? [] : checkNumbers(text, { language, role: 'text', source: tr });
  return find(en, 'en').length + find(ar, 'ar').length > 0;
}

const perKind = 15;

/** Changes sixty numbers, and tells which of them are found. */
function tryChanges(choose: Choose) {
  return kindsOfChange.map((kind) => {
    const missed: string[] = [];
    const seen = new Set<Place>();
    while (seen.size < perKind) {
      const place = places[choose(places.length)];
      const changed = place && !seen.has(place) && changeNumber(place.written, kind, choose);
      if (!place || !changed) continue;
      seen.add(place);
      const { text, language, start, written } = place;
      const before = text[language] ?? '';
      const after = before.slice(0, start) + changed + before.slice(start + written.length);
      if (isReported({ ...text, [language]: after })) continue;
      missed.push(
        `${language}: ${written} → ${changed} in “${after.slice(start - 30, start + 30)}”`,
      );
    }
    return { kind, found: perKind - missed.length, missed };
  });
}

describe('the rule about numbers, on the texts of the fixture site', () => {
  it('has more than a thousand numbers to try', () => {
    expect(places.length).toBeGreaterThan(1000);
  });

  it.each(vary([18, 41, 122, 7, ...Array.from({ length: 40 }, (_, index) => 1000 + index)], 4))(
    'finds at least 57 of 60 changed numbers, with seed %i',
    (seed) => {
      const kinds = tryChanges(createChoice(seed));
      const found = kinds.reduce((sum, kind) => sum + kind.found, 0);
      const report = kinds.map(
        ({ kind, found: count, missed }) =>
          `${kind}: ${count} found, ${missed.length} missed\n${missed.map((one) => `  ${one}\n`).join('')}`,
      );
      expect(found, report.join('')).toBeGreaterThanOrEqual(57);
    },
  );
});
