import { type Language, languages, translatedLanguages } from '../../shared/languages.ts';
import { formatPath, type Position } from '../issue.ts';
import type { Catalogue } from './check-content.ts';
import type { SourceFile } from './source-file.ts';

/** A text that is not translated: the key is not there, or it is there and empty. */
interface Gap extends Position {
  kind: 'missing' | 'empty';
  language: Language;
  file: string;
  path: string;
}

export interface Completeness {
  gaps: Gap[];
  /** Per language: how many texts it should have, and how many it has. */
  totals: Record<string, { expected: number; present: number }>;
}

/** Finds every text without a translation, leaving out what an entry declares not to have. */
export function findMissing(
  { values, fileOf }: Catalogue,
  wanted: readonly Language[] = translatedLanguages,
): Completeness {
  const totals = Object.fromEntries(
    wanted.map((language) => [language, { expected: 0, present: 0 }]),
  );
  const gaps: Gap[] = [];
  for (const part of Object.values(values).flat()) {
    const file = fileOf(part);
    visitTexts(file.data, (text, path, declared) => {
      for (const language of wanted) {
        const total = totals[language];
        if (!total || !declared.includes(language)) continue;
        total.expected += 1;
        const gap = describeGap(text, path, language, file);
        if (gap) gaps.push(gap);
        else total.present += 1;
      }
    });
  }
  return { gaps, totals };
}

type Text = Partial<Record<Language, unknown>>;
type Visit = (text: Text, path: PropertyKey[], declared: readonly Language[]) => void;

function visitTexts(
  data: unknown,
  visit: Visit,
  path: PropertyKey[] = [],
  declared: readonly Language[] = languages,
): void {
  if (Array.isArray(data)) {
    data.forEach((item, index) => {
      visitTexts(item, visit, [...path, index], declared);
    });
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  if (isText(data)) {
    visit(data, path, declared);
    return;
  }
  const own = 'languages' in data && Array.isArray(data.languages) ? data.languages : declared;
  for (const [key, value] of Object.entries(data)) visitTexts(value, visit, [...path, key], own);
}

/** A text is told from other fields by its keys: Turkish, and nothing but languages. */
function isText(data: object): data is Text {
  return (
    'tr' in data && Object.keys(data).every((key) => languages.some((language) => language === key))
  );
}

function describeGap(
  text: Text,
  path: PropertyKey[],
  language: Language,
  file: SourceFile,
): Gap | undefined {
  const translation = text[language];
  const isPresent =
    typeof translation === 'string' ? translation.trim() !== '' : Boolean(translation);
  if (isPresent) return undefined;
  return {
    kind: language in text ? 'empty' : 'missing',
    language,
    file: file.path,
    path: formatPath(path),
    ...file.locateKey([...path, language]),
  };
}
