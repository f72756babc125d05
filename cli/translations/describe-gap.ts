import type { Language } from '../../shared/languages.ts';
import { type FieldModel, findModel } from '../content/field-model.ts';
import type { Unit } from '../content/list-units.ts';
import { type Issue, issueCodes } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { nameLanguage } from '../name-language.ts';
import { findKeySpan } from './find-key-span.ts';
import { shorten } from './shorten.ts';

const codes = {
  missing: issueCodes.missingTranslation,
  empty: issueCodes.emptyTranslation,
  orphaned: issueCodes.orphanedTranslation,
  undeclared: issueCodes.undeclaredTranslation,
  stale: issueCodes.staleTranslation,
} as const;

export type GapKind = keyof typeof codes;

interface GapDetails {
  /** The plural form concerned, where it is not the whole text. */
  form?: string | undefined;
  /** The model of the whole file. */
  model: FieldModel;
}

/** Says what is amiss with a translation, where, and what to do. */
export function describeGap(
  unit: Unit,
  language: Language,
  kind: GapKind,
  { form, model }: GapDetails,
): Issue {
  const path = [...unit.path, language, ...(form === undefined ? [] : [form])];
  const message = describe(unit, language, form)[kind];
  const advice = advise(unit, language, canDeclare(unit, model))[kind];
  return unit.file.issue(codes[kind], path, message, advice, {
    span: findKeySpan(unit, language, form),
  });
}

function describe(
  unit: Unit,
  language: Language,
  form: string | undefined,
): Record<GapKind, Words> {
  const { en, tr } = nameLanguage(language);
  const source = shorten(unit.wording.tr);
  const subject: Words =
    form === undefined
      ? { en: `The ${en} translation`, tr: `${tr} çeviri` }
      : {
          en: `The form “${form}” of the ${en} translation`,
          tr: `${tr} çevirinin “${form}” biçimi`,
        };
  return {
    missing: {
      en: `${subject.en} of “${source}” is missing.`,
      tr: `${subject.tr} eksik: “${source}”.`,
    },
    empty: { en: `${subject.en} of “${source}” is empty.`, tr: `${subject.tr} boş: “${source}”.` },
    orphaned: {
      en: `${subject.en} is there, but the Turkish text it was made from is not.`,
      tr: `${subject.tr} var, ama çevrildiği Türkçe metin yok.`,
    },
    undeclared: {
      en: `“languages” says that there is no ${en} translation, yet here is one.`,
      tr: `“languages” alanına göre ${tr} çeviri yok, ama burada bir tane var; bildirim artık geçerli değil.`,
    },
    stale: {
      en: `${subject.en} was made from an older Turkish text. Now it says: “${source}”.`,
      tr: `${subject.tr} eskimiş: Türkçe metin sonradan değişti. Şimdi şöyle: “${source}”.`,
    },
  };
}

function advise(
  { file, declared }: Unit,
  language: Language,
  isDeclarable: boolean,
): Record<GapKind, Words> {
  const without = `languages: [${declared.filter((known) => known !== language).join(', ')}]`;
  const write: Words = isDeclarable
    ? {
        en: `Write it; where it is meant to be missing, declare it: ${without}.`,
        tr: `Çeviriyi yazın; bilerek yoksa bildirin: ${without}.`,
      }
    : {
        en: 'Write it; where it is meant to be missing, give the reason in exceptions.yaml.',
        tr: 'Çeviriyi yazın; bilerek yoksa nedenini exceptions.yaml dosyasına yazın.',
      };
  const accept = `catalogue accept ${quoteArgument(file.path)} --lang ${language}`;
  return {
    missing: write,
    empty: write,
    orphaned: {
      en: 'Bring the Turkish text back, or delete the translation.',
      tr: 'Türkçe metni geri getirin ya da çeviriyi silin.',
    },
    undeclared: {
      en: `Add ${language} to “languages”, or delete the text.`,
      tr: `“languages” alanına ${language} ekleyin ya da metni silin.`,
    },
    stale: {
      en: `Bring it up to date. Where it is still true, confirm it: ${accept}`,
      tr: `Çeviriyi güncelleyin. Hâlâ doğruysa onaylayın: ${accept}`,
    },
  };
}

/** A name as a shell takes it. */
function quoteArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `"${name}"`;
}

/** Whether an entry or block around the text may say which languages it has. */
function canDeclare({ file, path }: Unit, model: FieldModel): boolean {
  return path.some((_, depth) => {
    const around = findModel(model, path.slice(0, depth), file.data);
    return around?.kind === 'fields' && around.fields.has('languages');
  });
}
