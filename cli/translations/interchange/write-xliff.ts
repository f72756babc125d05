import { defaultLanguage, languageConfig } from '../../../shared/languages.ts';
import { formatPath } from '../../issue.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { getMessages, type UiLanguage } from '../../messages/messages.ts';
import { canOmitCount, splitAtCodes } from './inline-codes.ts';
import {
  describeUnit,
  hashBase,
  refuseForbidden,
  type TranslationDocument,
  type TranslationUnit,
} from './translation-unit.ts';

/**
 * Writes XLIFF 2.0: a file element for each content file, a unit for each text, placeholders and the marks of links as
 * protected codes. Nothing in it is newer, and programs refuse 2.1 that could read it (Poedit 3.2).
 *
 * @param language of the notes
 * @returns the document, with LF line breaks
 * @throws {UserError} if XML cannot contain a text
 * @see https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html
 */
export function writeXliff(document: TranslationDocument, language: UiLanguage): string {
  refuseForbidden(document);
  const { targetLanguage, units } = document;
  const root = writeAttributes({
    xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
    'xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
    version: '2.0',
    srcLang: defaultLanguage,
    trgLang: targetLanguage,
  });
  const files = [...Map.groupBy(units, ({ file }) => file)].map(([file, unitsOfFile], index) => {
    const attributes = writeAttributes({
      id: `f${index + 1}`,
      original: file,
      canResegment: 'no',
      srcDir: languageConfig[defaultLanguage].direction,
      trgDir: languageConfig[targetLanguage].direction,
      'xml:space': 'preserve',
    });
    const isLimited = unitsOfFile.some(({ maxLength }) => maxLength !== undefined);
    return [
      `  <file${attributes}>`,
      ...(isLimited ? ['    <slr:profiles generalProfile="xliff:codepoints"/>'] : []),
      ...writeUnits(unitsOfFile, document, language).map((line) => `    ${line}`),
      '  </file>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff${root}>\n${files.join('\n')}\n</xliff>\n`;
}

function writeUnits(
  units: readonly TranslationUnit[],
  document: TranslationDocument,
  language: UiLanguage,
): string[] {
  const createId = createIds();
  const texts = Map.groupBy(units, ({ path }) => formatPath(path));
  return [...texts].flatMap(([path, unitsOfText]) => {
    const lines = unitsOfText.flatMap((unit) => {
      const id = createId(unit.form === undefined ? path : `${path}.${unit.form}`);
      return writeUnit(id, unit, document, language);
    });
    if (unitsOfText.every(({ form }) => form === undefined)) return lines;
    const attributes = writeAttributes({ id: createId(`${path}.plural`), name: path });
    return [`<group${attributes}>`, ...lines.map((line) => `  ${line}`), '</group>'];
  });
}

/** Creates ids from the characters that XML allows in them (NMTOKEN), unique within a file. */
function createIds(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const id = path
      .replace(/\[/g, '.')
      .replace(/\]/g, '')
      .replace(/[^\w.-]/g, '_');
    let free = id;
    for (let copy = 2; taken.has(free); copy += 1) free = `${id}_${copy}`;
    taken.add(free);
    return free;
  };
}

function writeUnit(
  id: string,
  unit: TranslationUnit,
  { targetLanguage }: TranslationDocument,
  language: UiLanguage,
): string[] {
  const notes = [
    ...describeUnit(unit, targetLanguage, language),
    { category: 'base', text: getMessages(language).interchange.notes.base(hashBase(unit.target)) },
  ].map(({ category, text }) => `    <note category="${category}">${escapeXmlText(text)}</note>`);
  const codes = listCodes(unit);
  const data = [...new Set(codes)].map(
    (code, index) => `    <data id="d${index + 1}">${escapeXmlText(code)}</data>`,
  );
  // A stale translation is included, but requested again.
  const state = unit.state === 'current' ? 'translated' : 'initial';
  const subState = unit.state === 'stale' ? 'catalogue:stale' : undefined;
  return [
    `<unit${writeAttributes({ id, name: unit.id, 'slr:sizeRestriction': unit.maxLength?.toString() })}>`,
    ...wrap('notes', notes),
    ...wrap('originalData', data),
    `  <segment${writeAttributes({ state, subState })}>`,
    `    <source>${writeInline(unit.source, unit, codes)}</source>`,
    ...(unit.target === ''
      ? []
      : [`    <target>${writeInline(unit.target, unit, codes)}</target>`]),
    '  </segment>',
    '</unit>',
  ];
}

function wrap(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`  <${name}>`, ...lines, `  </${name}>`];
}

/** The codes of the source in their order, then those that only the translation has. */
function listCodes(unit: TranslationUnit): string[] {
  const list = (text: string) =>
    splitAtCodes(text, unit).flatMap((part) => (part.isCode ? [part.text] : []));
  const codes = list(unit.source);
  const unused = [...codes];
  for (const code of list(unit.target)) {
    const index = unused.indexOf(code);
    if (index === -1) codes.push(code);
    else unused.splice(index, 1);
  }
  return codes;
}

/** Writes a text with its codes; equal ones are numbered in order of appearance. */
function writeInline(text: string, unit: TranslationUnit, codes: readonly string[]): string {
  const data = [...new Set(codes)];
  const used = new Set<number>();
  return splitAtCodes(text, unit)
    .map((part) => {
      if (!part.isCode) return escapeXmlText(part.text);
      const number = codes.findIndex((code, index) => code === part.text && !used.has(index));
      used.add(number);
      const attributes = writeAttributes({
        id: `${number + 1}`,
        dataRef: `d${data.indexOf(part.text) + 1}`,
        equiv: part.text,
        disp: part.text,
        canCopy: 'no',
        canDelete: canOmitCount(unit.form, part.text) ? 'yes' : 'no',
        'slr:sizeInfo': unit.filledLengths?.get(part.text)?.toString(),
      });
      return `<ph${attributes}/>`;
    })
    .join('');
}

/** Omits attributes without a value. */
function writeAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXmlAttribute(value)}"`))
    .join('');
}

function escapeXmlText(text: string): string {
  return escapeXml(text, /[&<>]/g);
}

/** XML parsers read a line break in an attribute as a space unless it is a numeric reference. */
function escapeXmlAttribute(text: string): string {
  return escapeXml(text, /[&<>"\n\t]/g);
}
