import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { formatPath, type Issue, limitProblems, severityOf } from '../issue.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { isDraft } from '../model/is-draft.ts';
import { shorten } from '../model/shorten.ts';
import { findSource } from '../model/sources.ts';
import { mapFields } from '../model/walk-fields.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';
import type { AllContent } from './check.ts';

/** The place of a Turkish text, and its translations. */
interface Place {
  file: ContentFile;
  path: PropertyKey[];
  wording: object;
}

/**
 * Finds Turkish texts that occur in several places and are translated differently (C303): mostly one of them was changed and
 * the other forgotten. Every text counts, however short, except texts with plural forms and texts with a problem of
 * their own, which comes first. A missing translation does not differ from any other.
 */
export function checkWordings({ readable: files, open }: AllContent): Issue[] {
  const contested = findContested(files);
  if (contested.size === 0) return [];
  const found = [...gatherPlaces(files, contested).values()].flatMap((places) =>
    translatedLanguages.flatMap((language) => findDifferent(places, language, open)),
  );
  const byFile = Map.groupBy(found, ({ file }) => file);
  return [...byFile.values()].flatMap((issues) => limitProblems(issues));
}

/**
 * The Turkish texts with more than one translation into a language. Every check looks at every text for this, so the
 * function uses no schema, records no places, and reads translations only once a Turkish text appears again.
 */
function findContested(files: readonly ContentFile[]): Set<string> {
  const known = new Map<string, object>();
  const contested = new Set<string>();
  const compare = ({ turkish, wording }: Wording) => {
    const before = known.get(turkish);
    if (!before) {
      known.set(turkish, wording);
      return;
    }
    for (const language of translatedLanguages) {
      if (Reflect.get(before, language) === Reflect.get(wording, language)) continue;
      const usual = readText(before, language);
      const text = readText(wording, language);
      if (text === undefined || text === usual) continue;
      if (usual !== undefined) contested.add(turkish);
      else known.set(turkish, { ...known.get(turkish), [language]: text });
    }
  };
  for (const file of files) listWordings(file).forEach(compare);
  return contested;
}

/** A text in all languages, and the Turkish one as it is compared. */
interface Wording {
  turkish: string;
  wording: object;
}

/** The texts of files that were looked at before, for a process that watches them. */
const listed = new WeakMap<ContentFile, Wording[]>();

function listWordings(file: ContentFile): Wording[] {
  const before = listed.get(file);
  if (before) return before;
  const wordings: Wording[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const turkish = readText(value, 'tr');
    if (turkish !== undefined) wordings.push({ turkish, wording: value });
    else for (const inner of Object.values(value)) look(inner);
  };
  look(file.data);
  listed.set(file, wordings);
  return wordings;
}

function readText(wording: object, language: Language): string | undefined {
  const text: unknown = Reflect.get(wording, language);
  if (typeof text !== 'string') return undefined;
  return (text.includes('\n') ? unwrapParagraphs(text) : text.trim()) || undefined;
}

function gatherPlaces(
  files: readonly ContentFile[],
  wanted: ReadonlySet<string>,
): Map<string, Place[]> {
  const places = new Map(Array.from(wanted, (turkish) => [turkish, [] as Place[]]));
  for (const file of files) {
    const source = findSource(file.path);
    if (!source) continue;
    mapFields(file.data, source.model, 'file', ({ value, path }) => {
      if (typeof value !== 'object' || value === null || hasProblem(file, path)) return;
      places.get(readText(value, 'tr') ?? '')?.push({ file, path: [...path], wording: value });
    });
  }
  return places;
}

function hasProblem({ issues }: ContentFile, path: readonly PropertyKey[]): boolean {
  return issues.some(
    (issue) => severityOf(issue) === 'error' || issue.path.startsWith(formatPath(path)),
  );
}

/**
 * Reports the places whose translation is not the most frequent one. If several are equally frequent, the first one
 * counts. Drafts do not count unless there is nothing else.
 */
function findDifferent(places: readonly Place[], language: Language, open: OpenFile): Issue[] {
  const all = places.flatMap((place) => {
    const text = readText(place.wording, language);
    return text === undefined ? [] : [{ ...place, text }];
  });
  const published = all.filter(({ file }) => !isDraft(file));
  const byText = Map.groupBy(published.length > 0 ? published : all, ({ text }) => text);
  const [usual] = [...byText.values()].toSorted((a, b) => b.length - a.length);
  const [model] = usual ?? [];
  const different = all.filter(({ text }) => text !== model?.text);
  if (!model || different.length === 0) return [];
  const { line } = open(model.file).locate([...model.path, language]);
  return different.map(({ file, path, text }) =>
    open(file).report(issueCodes.translatedDifferently, [...path, language], {
      problem: 'translatedDifferently',
      params: { ...showDifference(text, model.text), file: model.file.path, line },
    }),
  );
}

/**
 * The maximum length of a text that is shown in full. Longer ones are shown from the word in which they begin to
 * differ.
 */
const long = 60;

function showDifference(here: string, there: string) {
  let same = 0;
  while (same < here.length && here[same] === there[same]) same += 1;
  const isShort = Math.max(here.length, there.length) <= long;
  const start = isShort ? 0 : here.slice(0, same).lastIndexOf(' ') + 1;
  const show = (text: string) => `${start > 0 ? '…' : ''}${shorten(text.slice(start), long)}`;
  return { here: show(here), there: show(there) };
}
