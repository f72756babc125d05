import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { LineCounter } from 'yaml';
import { ToolError } from '../../tool-error.ts';

export interface XmlElement {
  /** With its prefix, if it has one. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Elements and texts in their order. */
  children: readonly (XmlElement | string)[];
  /** Line of the start tag. */
  line: number;
}

/**
 * Parses an XML document without document type, keeping every space.
 *
 * @returns its root element
 * @throws {ToolError} where it is not well-formed
 */
export function parseXml(text: string): XmlElement {
  const source = text.replace(/^\ufeff/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) {
    throw new ToolError((words) => words.exchange.failures.documentType);
  }
  const validity = XMLValidator.validate(source);
  if (validity !== true) throw refuseXml(validity.err.msg, validity.err.line);
  const lines = new LineCounter();
  for (let at = 0; at >= 0; at = source.indexOf('\n', at) + 1 || -1) lines.addNewLine(at);
  const [root] = readNodes(parse(source), (offset) => lines.linePos(offset).line, 1);
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
    // References are read by decodeXml, which refuses those that XML does not know.
    processEntities: false,
    captureMetaData: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    cdataPropName: '#cdata',
  });
  try {
    return parser.parse(source);
  } catch (error) {
    // The validator lets some unclosed tags pass that the parser stumbles over.
    if (error instanceof Error) throw refuseXml(error.message, undefined, error);
    throw error;
  }
}

type FindLine = (offset: number) => number;

function readNodes(
  nodes: unknown,
  findLine: FindLine,
  parentLine: number,
): (XmlElement | string)[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown): (XmlElement | string)[] => {
    if (!isRecord(node)) return [];
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined) return [];
    const content = node[name];
    if (name === '#text') return [decodeXml(String(content), parentLine)];
    if (name === '#cdata') return readCharacterData(content);
    const line = readLine(node, findLine) ?? parentLine;
    const attributes = isRecord(node[':@']) ? node[':@'] : {};
    return [
      {
        name,
        line,
        attributes: new Map(
          Object.entries(attributes).map(([key, value]) => [key, decodeXml(String(value), line)]),
        ),
        children: readNodes(content, findLine, line),
      },
    ];
  });
}

function readCharacterData(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.map((part: unknown) => (isRecord(part) ? String(part['#text']) : ''));
}

function readLine(node: Record<PropertyKey, unknown>, findLine: FindLine): number | undefined {
  // The parser keeps the place under a symbol of its own, the only one a node has.
  const [symbol] = Object.getOwnPropertySymbols(node);
  const place = symbol && node[symbol];
  const start = isRecord(place) ? place['startIndex'] : undefined;
  return typeof start === 'number' ? findLine(start) : undefined;
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function refuseXml(reason: string, line?: number, cause?: Error): ToolError {
  return new ToolError((words) => words.exchange.failures.xmlSyntax(reason), { line, cause });
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads the references of an XML text: the five names of XML and numbers. No others exist, since a file with a
 * document type is refused.
 *
 * @throws {ToolError} for any other reference
 */
function decodeXml(text: string, line: number): string {
  return text.replace(/&([^;&\s]{0,12})(;?)/g, (reference, name: string, end: string) => {
    const decoded = end === '' ? undefined : (names[name] ?? decodeNumber(name));
    if (decoded !== undefined) return decoded;
    throw new ToolError((words) => words.exchange.failures.reference(reference), { line });
  });
}

function decodeNumber(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
