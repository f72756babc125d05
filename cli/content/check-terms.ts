import { defaultLanguage } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { listForms, type Term } from '../model/glossary.ts';
import { findSource } from '../model/sources.ts';
import { listStrings, mapFields } from '../model/walk-fields.ts';
import { createRestorer } from '../rules/restore-links.ts';
import type { ContentFile } from './analyze-file.ts';
import type { OpenFile } from './check-references.ts';
import { judgeTerms, type TermFinding } from './judge-terms.ts';
import { locateFinding } from './validate-schema.ts';

/** The place of a text. */
interface Place {
  file: ContentFile;
  path: PropertyKey[];
}

/**
 * Finds texts that do not use the terms of the glossary: a translation without the word of a term that its Turkish text
 * has, and forbidden words in any language.
 *
 * Every check looks at every text, so the first step uses no schema and records no places. Only texts with findings,
 * and the models that their sentences name, are located.
 */
export function checkTerms(
  files: readonly ContentFile[],
  terms: readonly Term[],
  open: OpenFile,
): Issue[] {
  if (terms.length === 0) return [];
  const wordings: object[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isWording(value)) wordings.push(value);
    else for (const inner of Object.values(value)) look(inner);
  };
  for (const { data } of files) look(data);
  const { findings, findModel } = judgeTerms(terms, wordings);
  if (findings.length === 0) return [];
  const found = findings.map((finding) => {
    return { finding, model: findModel(finding.term, finding.language) };
  });
  const wanted = found.flatMap(({ finding, model }) => [
    finding.wording,
    ...(model ? [model] : []),
  ]);
  const places = locateTexts(files, new Set(wanted));
  const issues = found.flatMap(({ finding, model }) => {
    const place = places.get(finding.wording);
    return place ? [describe(finding, place, model && places.get(model), open)] : [];
  });
  return [...Map.groupBy(issues, ({ file }) => file).values()].flatMap((own) => limitProblems(own));
}

/** Whether an object is a text or a label: its Turkish is a string, or a set of plural forms. */
function isWording(value: object): boolean {
  const turkish: unknown = Reflect.get(value, defaultLanguage);
  if (typeof turkish === 'string') return true;
  return turkish !== undefined && !Array.isArray(turkish) && listStrings(turkish).length > 0;
}

function locateTexts(
  files: readonly ContentFile[],
  wanted: ReadonlySet<object>,
): Map<object, Place> {
  const places = new Map<object, Place>();
  for (const file of files) {
    const source = findSource(file.path);
    if (!source) continue;
    mapFields(file.data, source.model, 'file', ({ value, path }) => {
      if (typeof value !== 'object' || value === null || !wanted.has(value)) return;
      places.set(value, { file, path: [...path] });
    });
  }
  return places;
}

function describe(
  { term, language, form, text, forbidden }: TermFinding,
  { file, path }: Place,
  model: Place | undefined,
  open: OpenFile,
): Issue {
  const source = open(file);
  const place = [...path, language, ...form];
  const code = issueCodes.wrongTerm;
  const wanted = listForms(term, language);
  const [use] = wanted;
  if (forbidden) {
    const { start, end, isExact } = forbidden;
    const written = text.slice(start, end);
    const params = { found: written, use, note: term.note };
    const replacement = isExact && use !== undefined ? copyCase(written, use, language) : undefined;
    const said = { problem: 'termForbidden', params } as const;
    const finding = { ...said, code, start, end, replacement };
    const value = getAt(source.data, place);
    return locateFinding(source, place, value, createRestorer(String(value))(finding));
  }
  const line = model && open(model.file).locate([...model.path, language]).line;
  const better = model && line !== undefined ? { file: model.file.path, line } : undefined;
  const params = { term: term.tr, wanted, model: better };
  return source.report(code, place, { problem: 'termMissing', params });
}

/** Writes the first letter as a capital if it is one in the text that is replaced. */
function copyCase(written: string, word: string, language: string): string {
  const [first = ''] = written;
  const isCapital = first !== first.toLocaleLowerCase(language);
  const [head = ''] = word;
  return isCapital ? head.toLocaleUpperCase(language) + word.slice(head.length) : word;
}
