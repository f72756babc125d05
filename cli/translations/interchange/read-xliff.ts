import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { getAt } from '../../lib/get-at.ts';
import { UserError } from '../../user-error.ts';
import { createLineIndex, type LineIndex } from '../../yaml/line-index.ts';
import {
  type ImportedDocument,
  type ImportedUnit,
  readBase,
  readTargetLanguage,
} from './translation-unit.ts';

/** The namespace of 2.0 is that of 2.1, too. */
const namespaces = [
  'urn:oasis:names:tc:xliff:document:2.0',
  'urn:oasis:names:tc:xliff:document:2.2',
];

/**
 * Reads XLIFF 2.0 to 2.2 as translation programs write it: segments may be split, marked and commented.
 *
 * @throws {UserError} if it is no such file, or a unit is invalid
 */
export function readXliff(text: string): ImportedDocument {
  const root = parseXml(text);
  const prefix = root.name.endsWith(':xliff') ? root.name.slice(0, -'xliff'.length) : '';
  const xmlns = root.attributes.get(prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`);
  const version = root.attributes.get('version') ?? '';
  const isOurs =
    root.name === `${prefix}xliff` && namespaces.includes(xmlns ?? '') && version.startsWith('2.');
  // A program for XLIFF 1.2 may leave the root element unchanged.
  if (!isOurs || hasOldUnits(root)) throw refuseVersion(root, version, xmlns);
  const source = root.attributes.get('srcLang') ?? '';
  if (!/^tr(?:-|$)/i.test(source)) {
    throw new UserError((messages) => messages.interchange.failures.wrongSource(source), {
      line: root.line,
    });
  }
  const targetLanguage = readTargetLanguage(root.attributes.get('trgLang') ?? '', root.line);
  const units = listElements(root, `${prefix}file`).flatMap((file) => listUnits(file, prefix));
  return { targetLanguage, units: units.map((unit) => readUnit(unit, prefix)) };
}

function hasOldUnits(element: XmlElement): boolean {
  return listElements(element).some(
    (child) => /(?:^|:)trans-unit$/.test(child.name) || hasOldUnits(child),
  );
}

function refuseVersion(root: XmlElement, version: string, xmlns = ''): UserError {
  const isOld =
    version.startsWith('1.') || xmlns.includes('xliff:document:1.') || hasOldUnits(root);
  const found = version === '' ? `<${root.name}>` : `<${root.name} version="${version}">`;
  return new UserError(
    ({ interchange: { failures } }) => (isOld ? failures.oldXliff : failures.notXliff(found)),
    { line: root.line },
  );
}

function listUnits(parent: XmlElement, prefix: string): XmlElement[] {
  return listElements(parent).flatMap((child) => {
    if (child.name === `${prefix}unit`) return [child];
    return child.name === `${prefix}group` ? listUnits(child, prefix) : [];
  });
}

function readUnit(unit: XmlElement, prefix: string): ImportedUnit {
  const id = unit.attributes.get('name');
  if (id === undefined) {
    throw new UserError((messages) => messages.interchange.failures.unitName, { line: unit.line });
  }
  const codes: Codes = { prefix, data: new Map(), ofSource: new Map(), unknown: [] };
  for (const one of listElements(unit, `${prefix}originalData`).flatMap((list) =>
    listElements(list, `${prefix}data`),
  )) {
    codes.data.set(one.attributes.get('id'), readText(one, codes));
  }
  const [note] = listElements(unit, `${prefix}notes`)
    .flatMap((list) => listElements(list, `${prefix}note`))
    .filter(({ attributes }) => attributes.get('category') === 'base');
  const parts = listElements(unit).filter(
    ({ name }) => name === `${prefix}segment` || name === `${prefix}ignorable`,
  );
  const segments = parts.filter(({ name }) => name === `${prefix}segment`);
  const read = (name: string) =>
    parts.map((part) => {
      const [element] = listElements(part, prefix + name);
      // A reference to a carriage return is one half of a line break of Windows.
      return element && readText(element, codes).replace(/\r\n?/g, '\n');
    });
  const sources = read('source');
  const targets = read('target');
  // A translation with a missing segment counts as none.
  const isWhole = parts.every(
    ({ name }, index) =>
      name !== `${prefix}segment` || (targets[index] !== undefined && targets[index] !== ''),
  );
  // The standard numbers segments and ignorable parts from 1.
  const isReordered = parts.some((part, index) =>
    listElements(part, `${prefix}target`).some(({ attributes }) => {
      const order = attributes.get('order');
      return order !== undefined && Number(order) !== index + 1;
    }),
  );
  return {
    id,
    source: sources.join(''),
    target: isWhole ? targets.map((target, index) => target ?? sources[index] ?? '').join('') : '',
    isDone: segments.every(
      ({ attributes }) => (attributes.get('state') ?? 'initial') !== 'initial',
    ),
    ...(parts.some((part) => listElements(part, `${prefix}target`).some(hasCode)) && {
      hasInlineCodes: true,
    }),
    ...(isReordered && { isReordered }),
    ...(codes.unknown[0] !== undefined && { unknownCode: codes.unknown[0] }),
    base: note && readBase(readText(note, codes).trim().split(/\s+/).at(-1) ?? ''),
    line: unit.line,
  };
}

function hasCode(element: XmlElement): boolean {
  return listElements(element).some((child) => /(?:^|:)ph$/.test(child.name) || hasCode(child));
}

/** The codes of a unit: what they stand for, and the elements of which nothing says that. */
interface Codes {
  prefix: string;
  /** The texts of `<data>` by their ids. */
  data: Map<string | undefined, string>;
  /** What the codes of the source stand for, by their ids: many programs return a code with nothing but its id. */
  ofSource: Map<string | undefined, string>;
  unknown: string[];
}

/** The text of a source, target or data element; codes are replaced by the text that they represent. */
function readText(element: XmlElement, codes: Codes): string {
  const { prefix, data, ofSource, unknown } = codes;
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      const name = child.name.startsWith(prefix) ? child.name.slice(prefix.length) : child.name;
      if (name === 'mrk') return readText(child, codes);
      if (name === 'sm' || name === 'em') return '';
      if (name === 'cp') return readCodePoint(child);
      const id = child.attributes.get('id');
      const reference = child.attributes.get('dataRef');
      const written = reference === undefined ? undefined : data.get(reference);
      const code = written ?? child.attributes.get('equiv') ?? ofSource.get(id);
      if (name === 'ph' && code !== undefined) {
        if (!ofSource.has(id)) ofSource.set(id, code);
        return code;
      }
      unknown.push(child.name);
      return readText(child, codes);
    })
    .join('');
}

function readCodePoint({ attributes, line }: XmlElement): string {
  const code = Number.parseInt(attributes.get('hex') ?? '', 16);
  if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
  throw new UserError((messages) => messages.interchange.failures.codePoint, { line });
}

function listElements(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

interface XmlElement {
  /** With its prefix, if it has one. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Elements and texts in document order. */
  children: readonly (XmlElement | string)[];
  /** Line of the start tag. */
  line: number;
}

/**
 * Parses an XML document without a document type, preserving all spaces.
 *
 * @returns its root element
 * @throws {UserError} if it is not well-formed or has a document type
 */
function parseXml(text: string): XmlElement {
  const source = text.replace(/^\ufeff/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) {
    throw new UserError((messages) => messages.interchange.failures.documentType);
  }
  const validity = XMLValidator.validate(source);
  if (validity !== true) throw refuseXml(validity.err.msg, validity.err.line);
  const [root] = readNodes(parse(source), createLineIndex(source), 1);
  if (root === undefined || typeof root === 'string') throw refuseXml('no element', 1);
  return root;
}

function parse(source: string): unknown {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    // `decodeXml` reads references and refuses those that XML does not define.
    processEntities: false,
    captureMetaData: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    cdataPropName: '#cdata',
  });
  try {
    return parser.parse(source);
  } catch (error) {
    // The validator accepts some unclosed tags for which the parser throws.
    if (error instanceof Error) throw refuseXml(error.message, undefined, error);
    throw error;
  }
}

function readNodes(nodes: unknown, index: LineIndex, parentLine: number): (XmlElement | string)[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown): (XmlElement | string)[] => {
    const name = Object.keys(node ?? {}).find((key) => key !== ':@');
    if (name === undefined) return [];
    const content = getAt(node, [name]);
    if (name === '#text') return [decodeXml(String(content), parentLine)];
    if (name === '#cdata') return readCharacterData(content);
    // The parser stores the position under a symbol, the only one of a node.
    const [symbol] = Object.getOwnPropertySymbols(node);
    const start = symbol && getAt(node, [symbol, 'startIndex']);
    const line = typeof start === 'number' ? index.toPosition(start).line : parentLine;
    const attributes = Object.entries(getAt(node, [':@']) ?? {}).map(
      ([key, value]) => [key, decodeXml(String(value), line)] as const,
    );
    const children = readNodes(content, index, line);
    return [{ name, line, attributes: new Map(attributes), children }];
  });
}

function readCharacterData(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.map((part: unknown) => String(getAt(part, ['#text']) ?? ''));
}

function refuseXml(reason: string, line?: number, cause?: Error): UserError {
  return new UserError((messages) => messages.interchange.failures.xmlSyntax(reason), {
    line,
    cause,
  });
}

const names: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Decodes the references of an XML text: the five named ones of XML, and numeric ones. No others exist, since a file
 * with a document type is refused.
 *
 * @throws {UserError} for any other reference
 */
function decodeXml(text: string, line: number): string {
  return text.replace(/&([^;&\s]{0,12})(;?)/g, (reference, name: string, end: string) => {
    const decoded = end === '' ? undefined : (names.get(name) ?? decodeNumber(name));
    if (decoded !== undefined) return decoded;
    throw new UserError((messages) => messages.interchange.failures.reference(reference), { line });
  });
}

function decodeNumber(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
