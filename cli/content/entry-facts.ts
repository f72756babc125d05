import { type Language, mapLanguages } from '../../shared/languages.ts';
import { getAt } from '../lib/get-at.ts';
import type { Unit } from '../model/walk-fields.ts';
import { checkFacts, type Fact, readNumberFact, readTextFact } from '../rules/check-facts.ts';
import type { TextNumber } from '../rules/numbers/text-number.ts';
import type { TextFinding } from '../rules/text-rule.ts';

/** The facts of an entry, by language. */
type Facts = Record<Language, readonly Fact[]>;

/**
 * Reads the facts of an experience or a car: its duration, price, seats and ages.
 *
 * @param data the unchecked contents of a file
 * @returns `undefined` if the file is no such entry
 */
export function readFacts(data: unknown): Facts | undefined {
  if (getAt(data, ['facts']) === undefined) return undefined;
  return mapLanguages((language) =>
    [
      readTextFact('duration', getText(data, ['duration'], language), language),
      readNumberFact('price', getAt(data, ['price'])),
      readNumberFact('seats', getAt(data, ['facts', 'seats'])),
      readNumberFact('driverAge', getAt(data, ['facts', 'driverAge'])),
      readTextFact('age', getText(data, ['facts', 'age'], language), language),
    ].filter((fact) => fact !== undefined),
  );
}

function getText(data: unknown, path: readonly string[], language: Language): unknown {
  return getAt(data, [...path, language]);
}

/**
 * Finds numbers of a text of an entry that contradict its facts. The facts themselves are texts, too.
 *
 * @param numbers those of the text in this language
 * @param known the findings of other rules: a number that differs from the Turkish text is reported once
 */
export function findContradictions(
  unit: Unit,
  language: Language,
  {
    facts,
    numbers,
    known,
  }: {
    facts: Facts;
    numbers: readonly TextNumber[];
    known: readonly TextFinding[];
  },
): TextFinding[] {
  const text = unit.wording[language];
  const [field] = unit.path;
  if (typeof text !== 'string' || field === 'duration' || field === 'facts') return [];
  const isSummary = field === 'description';
  return checkFacts(text, { language, numbers, facts: facts[language], isSummary }).filter(
    ({ code, start }) => !known.some((other) => other.code === code && other.start === start),
  );
}
