import { languageConfig } from '../../shared/languages.ts';
import type { ChangeDocument, Group, Line, LineBody, Section } from './change-document.ts';
import type { MarkedPart } from './mark-words.ts';
import { markdownMark } from './own-report.ts';
import { describePicture } from './report-as-text.ts';

/**
 * Formats the changes for a pull request. Changed words are in `<del>` and `<ins>`, since the signs of Markdown would
 * not be recognized inside words and next to quotation marks. GitHub allows these elements, `lang` and `dir`.
 */
export function reportAsMarkdown(document: ChangeDocument): string {
  const { title, lead, summary, nothing, sections, unseen, notes } = document;
  const blocks = [
    markdownMark,
    `## ${escapeText(title)}`,
    escapeText(lead),
    ...(summary === '' ? [] : [`**${escapeText(summary)}**`]),
    ...(nothing === undefined ? [] : [nothing]),
    ...sections.flatMap((section) => formatSection(section, '###')),
    ...(unseen
      ? fold(
          unseen.title,
          unseen.sections.flatMap((section) => formatSection(section, '####')),
        )
      : []),
    ...(notes.length > 0 ? ['---', ...notes.map(escapeText)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A part that readers open. An empty line lets Markdown begin inside. */
function fold(summary: string, blocks: readonly string[]): string[] {
  return [`<details><summary>${escapeText(summary)}</summary>`, ...blocks, '</details>'];
}

function formatSection(section: Section, level: string): string[] {
  const { title, address, state, notes, groups, whole } = section;
  const parts = [
    ...(state ? [`${escapeText(state.name)}:`] : []),
    escapeText(title),
    ...(address === undefined ? [] : [`(\`${address}\`)`]),
  ];
  const body = groups.flatMap(formatGroup);
  return [
    `${level} ${parts.join(' ')}`,
    ...notes.map(escapeText),
    ...(whole === undefined ? body : fold(whole, body)),
  ];
}

function formatGroup({ name, note, lines }: Group): string[] {
  return [
    ...(name === undefined ? [] : [`**${escapeText(name)}**`]),
    ...(note === undefined ? [] : [escapeText(note)]),
    lines.map(formatLine).join('\n'),
  ];
}

function formatLine({ name, note, body }: Line): string {
  const said = note === undefined ? '' : `\n  <p><em>${escapeText(note)}</em></p>`;
  const gap = body.kind === 'words' ? '\n  ' : ' ';
  return `- ${escapeText(name)}:${gap}${formatBody(body)}${said}`;
}

function formatBody(body: LineBody): string {
  switch (body.kind) {
    case 'sentence':
      return escapeText(body.text);
    case 'fact':
      return formatPair(body.before, body.after);
    case 'pictures':
      return formatPair(
        body.before && describePicture(body.before),
        body.after && describePicture(body.after),
      );
    case 'words': {
      const { direction } = languageConfig[body.language];
      // A text on a line of its own has its own direction.
      return `<p lang="${body.language}" dir="${direction}">${body.parts.map(formatPart).join('')}</p>`;
    }
  }
}

function formatPart({ kind, text, space }: MarkedPart): string {
  const shown = escapeText(text);
  const gap = space === '' ? '' : ' ';
  if (kind === 'same') return shown + gap;
  return (kind === 'removed' ? `<del>${shown}</del>` : `<ins>${shown}</ins>`) + gap;
}

function formatPair(before: string | undefined, after: string | undefined): string {
  return [
    ...(before === undefined ? [] : [`<del>${escapeText(before)}</del>`]),
    ...(after === undefined ? [] : [`<ins>${escapeText(after)}</ins>`]),
  ].join(' → ');
}

/** Escapes what HTML and Markdown would read as markup, on one line. */
function escapeText(text: string): string {
  return text
    .replace(/[\u2066\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_[\]#|~>@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
