import { languageConfig } from '../../shared/languages.ts';
import {
  createPaint,
  isolateRightToLeft,
  type Paint,
  showHarmful,
} from '../reporters/terminal-text.ts';
import type {
  ChangeDocument,
  Group,
  Line,
  LineBody,
  NamedPicture,
  Section,
} from './change-document.ts';
import type { MarkedPart } from './mark-words.ts';

/** Formats the changes for a terminal. Without colours, brackets enclose the words that changed. */
export function reportAsText(
  { title, lead, summary, nothing, sections, unseen, notes }: ChangeDocument,
  hasColor: boolean,
): string {
  const paint = createPaint(hasColor);
  const head = [paint('bold', title), showHarmful(lead)];
  if (summary !== '') head.push(summary);
  if (nothing !== undefined) head.push('', nothing);
  const blocks = [
    head,
    ...sections.map((section) => formatSection(section, paint)),
    ...(unseen
      ? [
          [paint('bold', `── ${unseen.title} ──`)],
          ...unseen.sections.map((section) => formatSection(section, paint)),
        ]
      : []),
    notes.map(showHarmful),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function formatSection(section: Section, paint: Paint): string[] {
  const { title, address, state, notes, groups } = section;
  const parts = [
    ...(state ? [paint(state.kind === 'gone' ? 'red' : 'green', `[${state.name}]`)] : []),
    paint('bold', showHarmful(title)),
    ...(address === undefined ? [] : [paint('cyan', address)]),
  ];
  return [
    parts.join('  '),
    ...notes.map((note) => `  ${showHarmful(note)}`),
    ...groups.flatMap((group) => formatGroup(group, paint)),
  ];
}

function formatGroup({ name, note, lines }: Group, paint: Paint): string[] {
  return [
    ...(name === undefined ? [] : [`  ${paint('magenta', name)}`]),
    ...(note === undefined ? [] : [`    ${paint('dim', formatWords(note))}`]),
    ...lines.flatMap((line) => formatLine(line, paint)),
  ];
}

function formatLine({ name, note, body }: Line, paint: Paint): string[] {
  const field = isolateRightToLeft(showHarmful(name));
  const said = note === undefined ? [] : [`      ${paint('dim', formatWords(note))}`];
  if (body.kind === 'sentence') return [`    ${field}: ${showHarmful(body.text)}`, ...said];
  return [`    ${field}`, ...formatBody(body, paint), ...said];
}

function formatBody(body: Exclude<LineBody, { kind: 'sentence' }>, paint: Paint): string[] {
  const former = (text: string) => `      ${paint('red', '−')} ${text}`;
  const present = (text: string) => `      ${paint('green', '+')} ${text}`;
  if (body.kind !== 'words') {
    const [before, after] = [body.before, body.after].map((value) =>
      typeof value === 'object' ? describePicture(value) : value,
    );
    return [
      ...(before === undefined ? [] : [former(formatWords(before))]),
      ...(after === undefined ? [] : [present(formatWords(after))]),
    ];
  }
  const { parts, language } = body;
  const isWhole = parts.every(({ kind }) => kind !== 'same');
  const join = (kind: MarkedPart['kind']) =>
    parts
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map((part) => {
        const text = formatWords(part.text);
        const space = kind === 'removed' ? part.formerSpace : part.space;
        const isMarked = part.kind !== 'same' && !isWhole;
        return `${isMarked ? mark(text, part.kind, paint) : text}${space.replace(/\s+/g, ' ')}`;
      })
      .join('')
      .trimEnd();
  const direct = (text: string) =>
    languageConfig[language].direction === 'rtl' ? isolateRightToLeft(text) : text;
  const has = (kind: MarkedPart['kind']) => parts.some((part) => part.kind === kind);
  return [
    ...(has('removed') || (has('same') && has('added')) ? [former(direct(join('removed')))] : []),
    ...(has('added') || (has('same') && has('removed')) ? [present(direct(join('added')))] : []),
  ];
}

function mark(text: string, kind: MarkedPart['kind'], paint: Paint): string {
  const style = kind === 'removed' ? 'red' : 'green';
  const painted = paint(style, text);
  return painted === text ? `[${text}]` : painted;
}

/** On one line; site facts are in isolates, which a terminal would show as signs. */
function formatWords(text: string): string {
  return showHarmful(text.replace(/[\u2066\u2069]/g, '').replace(/\s+/g, ' '));
}

/** The words for a picture, and the name of its file. */
export function describePicture({ words, file, name }: NamedPicture): string {
  const shown = file ?? name;
  return words === shown ? words : `${words} (${shown})`;
}
