import type { z } from 'zod';
import type { sourceText } from '../../shared/schemas/forms.ts';
import { exceptionsFile } from '../entries/exceptions.ts';
import { type Issue, issueCodes } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { suggestName } from '../rules/suggest-name.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { checkFile } from './check-file.ts';
import type { ContentIndex } from './content-index.ts';
import type { FieldModel } from './field-model.ts';
import { createSourceFinder } from './find-source.ts';
import type { ReadContent } from './read-content.ts';
import { createSourceForms } from './source-forms.ts';
import { createSources, type SourceValues } from './sources.ts';

type Sources = ReturnType<typeof createSources<typeof sourceText, z.ZodString>>;

/** The whole content, checked, and the file each of its parts came from. */
export interface Catalogue {
  values: SourceValues<Sources>;
  fileOf(part: object): SourceFile;
}

export interface CheckedContent {
  /** Absent where any file is missing or does not follow its schema. */
  catalogue?: Catalogue;
  /** The files that belong to a part of the content, with the model of that part. */
  parts: { file: SourceFile; model: FieldModel }[];
  issues: Issue[];
}

/** Checks every file against its schema and reports all problems of all files. */
export function checkContent({ files, texts }: ReadContent, index: ContentIndex): CheckedContent {
  const sources = createSources(createSourceForms(index));
  const findSource = createSourceFinder(sources);
  const values: Record<string, unknown> = {};
  const lists = new Map<string, unknown[]>();
  const origins = new Map<unknown, SourceFile>();
  const parts: CheckedContent['parts'] = [];
  const issues: Issue[] = [];

  for (const [name, source] of Object.entries(sources)) {
    if ('folder' in source) values[name] = lists.set(name, []).get(name);
    else if (!texts.has(source.file))
      issues.push(describeMissingFile(source.file, [...texts.keys()]));
  }
  for (const file of files.filter(({ path }) => path !== exceptionsFile)) {
    const source = findSource(file.path);
    if (source === undefined) {
      issues.push(describeUnknownFile(file));
      continue;
    }
    parts.push({ file, model: source.model });
    const checked = checkFile(file, source.schema, source.model);
    issues.push(...checked.issues);
    origins.set(checked.value, file);
    const list = lists.get(source.name);
    if (list) list.push(checked.value);
    else values[source.name] = checked.value;
  }
  if (issues.length > 0 || files.length < texts.size) return { parts, issues };
  return {
    parts,
    issues,
    catalogue: {
      values: values as SourceValues<Sources>,
      fileOf: (part) => {
        const file = origins.get(part);
        if (!file) throw new Error('This part of the content came from no file.');
        return file;
      },
    },
  };
}

/** Says of a file that it is nothing the site knows. */
export function describeUnknownFile(file: SourceFile): Issue {
  return file.issue(
    issueCodes.unknownFile,
    [],
    {
      en: 'This file belongs to no part of the content.',
      tr: 'Bu dosya içeriğin hiçbir bölümüne ait değil.',
    },
    adviseOnFolder(file.path),
  );
}

const entryFolders = ['experiences', 'cars', 'posts', 'service-pages'] as const;

function adviseOnFolder(path: string): Words {
  const [folder = '', name] = path.split('/');
  const meant = name === undefined ? undefined : suggestName(folder, entryFolders);
  if (meant !== undefined) {
    return { en: `Move it to ${meant}/${name}.`, tr: `Buraya taşıyın: ${meant}/${name}.` };
  }
  const list = entryFolders.join(', ');
  return {
    en: `Move it into the folder of its kind (${list}), or delete it.`,
    tr: `Türünün klasörüne taşıyın (${list}) ya da silin.`,
  };
}

/** Says of a file that the site cannot do without it. */
export function describeMissingFile(path: string, present: readonly string[]): Issue {
  const alike = suggestName(path, present);
  return {
    code: issueCodes.missingFile,
    file: path,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    path: '',
    message: { en: 'The file is missing.', tr: 'Dosya yok.' },
    advice:
      alike === undefined
        ? {
            en: 'Restore it; the site cannot be built without it.',
            tr: 'Geri getirin; site onsuz kurulamaz.',
          }
        : {
            en: `If ${alike} is that file, rename it to ${path}.`,
            tr: `Aranan dosya ${alike} ise adını ${path} yapın.`,
          },
  };
}
