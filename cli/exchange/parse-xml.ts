import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { LineCounter } from 'yaml';
import { ExchangeError } from './exchange-error.ts';
import { decodeXml } from './xml-text.ts';

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
 * @throws ExchangeError where it is not well-formed
 */
export function parseXml(text: string): XmlElement {
  const source = text.replace(/^\ufeff/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) {
    throw new ExchangeError({
      en: 'The file declares a document type (DOCTYPE). XLIFF has none; send the file as it was exported.',
      tr: 'Dosyada belge türü bildirimi (DOCTYPE) var. XLIFF’te böyle bir şey yoktur; dosyayı dışa aktarıldığı gibi gönderin.',
    });
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

function refuseXml(reason: string, line?: number, cause?: Error): ExchangeError {
  return new ExchangeError(
    {
      en: `The file is not well-formed XML: ${reason}`,
      tr: `Dosya düzgün bir XML değil; bir etiket bozulmuş. Ayrıntısı İngilizce: ${reason}`,
    },
    line,
    { cause },
  );
}
