import { ToolError } from '../../tool-error.ts';
import { type ReadDocument, type ReadUnit, readBase, readTargetLanguage } from './exchange-unit.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/**
 * Reads XLIFF 2.0 or 2.1 as translators’ programs write it: segments may be split, marked and commented.
 *
 * @throws {ToolError} where it is no such file, or a unit cannot be understood
 */
export function readXliff(text: string): ReadDocument {
  const root = parseXml(text);
  const prefix = root.name.endsWith(':xliff') ? root.name.slice(0, -'xliff'.length) : '';
  const xmlns = root.attributes.get(prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`);
  if (root.name !== `${prefix}xliff` || xmlns !== namespace) throw refuseVersion(root);
  const source = root.attributes.get('srcLang') ?? '';
  if (!/^tr(?:-|$)/i.test(source)) {
    throw new ToolError((words) => words.exchange.failures.wrongSource(source), {
      line: root.line,
    });
  }
  const targetLanguage = readTargetLanguage(root.attributes.get('trgLang') ?? '', root.line);
  const units = listElements(root, `${prefix}file`).flatMap((file) => listUnits(file, prefix));
  return { targetLanguage, units: units.map((unit) => readUnit(unit, prefix)) };
}

function refuseVersion(root: XmlElement): ToolError {
  const version = root.attributes.get('version');
  const found = version === undefined ? `<${root.name}>` : `<${root.name} version="${version}">`;
  return new ToolError((words) => words.exchange.failures.notXliff(found), { line: root.line });
}

function listUnits(parent: XmlElement, prefix: string): XmlElement[] {
  return listElements(parent).flatMap((child) => {
    if (child.name === `${prefix}unit`) return [child];
    return child.name === `${prefix}group` ? listUnits(child, prefix) : [];
  });
}

function readUnit(unit: XmlElement, prefix: string): ReadUnit {
  const id = unit.attributes.get('name');
  if (id === undefined) {
    throw new ToolError((words) => words.exchange.failures.unitName, { line: unit.line });
  }
  const data = new Map(
    listElements(unit, `${prefix}originalData`)
      .flatMap((list) => listElements(list, `${prefix}data`))
      .map((one) => [one.attributes.get('id'), readText(one, prefix, new Map())]),
  );
  const [note] = listElements(unit, `${prefix}notes`)
    .flatMap((list) => listElements(list, `${prefix}note`))
    .filter(({ attributes }) => attributes.get('category') === 'base');
  const base = note && readBase(readText(note, prefix, data));
  const parts = listElements(unit).filter(
    ({ name }) => name === `${prefix}segment` || name === `${prefix}ignorable`,
  );
  const segments = parts.filter(({ name }) => name === `${prefix}segment`);
  const read = (part: XmlElement, name: string): string | undefined => {
    const [element] = listElements(part, prefix + name);
    return element && readText(element, prefix, data);
  };
  // A translation of which a part is missing is none.
  const isWhole = segments.every((part) => (read(part, 'target') ?? '') !== '');
  return {
    id,
    source: parts.map((part) => read(part, 'source') ?? '').join(''),
    target: isWhole
      ? parts.map((part) => read(part, 'target') ?? read(part, 'source') ?? '').join('')
      : '',
    isConfirmed: segments.every(
      ({ attributes }) => (attributes.get('state') ?? 'initial') !== 'initial',
    ),
    ...(base !== undefined && { base }),
    line: unit.line,
  };
}

/** The text of a source, target or data; codes are what they stand for. */
function readText(
  element: XmlElement,
  prefix: string,
  data: ReadonlyMap<string | undefined, string>,
): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      const name = child.name.startsWith(prefix) ? child.name.slice(prefix.length) : child.name;
      if (name === 'mrk') return readText(child, prefix, data);
      if (name === 'sm' || name === 'em') return '';
      if (name === 'cp') return readCodePoint(child);
      const code = name === 'ph' ? readCode(child, data) : undefined;
      if (code !== undefined) return code;
      throw new ToolError((words) => words.exchange.failures.unknownCode(child.name), {
        line: child.line,
      });
    })
    .join('');
}

function readCode(
  { attributes }: XmlElement,
  data: ReadonlyMap<string | undefined, string>,
): string | undefined {
  const reference = attributes.get('dataRef');
  return (reference === undefined ? undefined : data.get(reference)) ?? attributes.get('equiv');
}

function readCodePoint({ attributes, line }: XmlElement): string {
  const code = Number.parseInt(attributes.get('hex') ?? '', 16);
  if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
  throw new ToolError((words) => words.exchange.failures.codePoint, { line });
}

function listElements(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (name === undefined || child.name === name),
  );
}
