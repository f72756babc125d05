import { Marked } from 'marked';
import type { UiLanguage } from '../messages/messages.ts';
import { createPaint, isolateRightToLeft, type Style } from '../reporters/terminal-text.ts';
import { html, trust } from '../translations/html-report/markup.ts';
import { renderHead } from '../translations/html-report/render-head.ts';
import { changeWords } from './describe-value.ts';
import { ownMark } from './write-markdown.ts';

/** Whether a text was written by `catalogue changes`, so that it may be overwritten. */
export function isOwnReport(text: string): boolean {
  const titles = Object.values(changeWords).map(({ title }) => `${title}\n`);
  return text.includes(ownMark) || titles.some((title) => text.startsWith(title));
}

/** Makes one page of the Markdown of changes, in which all words of the content are escaped. It needs nothing else. */
export function showAsHtml(markdown: string, ui: UiLanguage): string {
  return html`<!doctype html>
<html lang="${ui}">
${renderHead(changeWords[ui].title, { styles })}
<body>
<main>
${trust(new Marked().parse(markdown, { async: false }))}</main>
</body>
</html>
`.markup;
}

/** Shows the Markdown of changes in a terminal. Without colours, brackets enclose the words that changed. */
export function showAsText(markdown: string, hasColor: boolean): string {
  const paint = createPaint(hasColor);
  const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
  const enclose = (style: Style, ...signs: [string, string]) =>
    hasColor ? paint(style, '\0').split('\0') : signs;
  const ends: Partial<Record<string, string[]>> = {
    del: enclose('red', '[-', '-]'),
    ins: enclose('green', '{+', '+}'),
    code: enclose('cyan', '', ''),
    summary: enclose('bold', '', ''),
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens }) {
        return `\n${paint('bold', this.parser.parseInline(tokens))}\n`;
      },
      paragraph({ tokens }) {
        const text = this.parser.parseInline(tokens);
        // The name of a language, or a note on its changes, begins with a mark.
        return `${tokens[0]?.type === 'text' ? text : indent(text)}\n`;
      },
      list({ items }) {
        return items.map(({ tokens }) => indent(indent(this.parser.parse(tokens)))).join('');
      },
      text(token) {
        const { tokens } = { tokens: undefined, ...token };
        return tokens ? `${isolateRightToLeft(this.parser.parseInline(tokens))}\n` : token.text;
      },
      strong: ({ text }) => paint('magenta', text),
      em: ({ text }) => paint('dim', text),
      html({ text, block }) {
        const tag = /<(\/?)(\w*)(?:[^\w<>][^<>]*)?>/g;
        const show = (_: string, isEnd: string, name: string) => ends[name]?.[isEnd ? 1 : 0] ?? '';
        const shown = text.replace(tag, show);
        return block ? `\n${shown.trim()}\n` : shown;
      },
      hr: () => '\n',
      space: () => '',
    },
  });
  const plain = marked
    .parse(markdown, { async: false })
    .replace(/&(?:#(\d+)|amp);/g, (_, code = '38') => String.fromCharCode(Number(code)))
    .replace(/\n{3,}/g, '\n\n');
  return `${plain.trim()}\n`;
}

/** The styles of the page of changes, in addition to those of the report. */
const styles = `
main { max-inline-size: 62em; margin-inline: auto; padding-block-end: 64px; }
h1, h2 { font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); margin-block: 48px 12px; }
p, h3, li, details { margin-block-start: 12px; }
li > strong { color: var(--ink-2); font: 400 0.875rem/1.6 var(--text); }
li li { margin-block-start: 4px; font-size: 0.875rem; }
span[dir] { display: block; }
del { background: #f4dccd; color: #6b2c10; }
ins { background: #e2e9d3; color: #2c4a1c; }
del:has(img), ins:has(img) { display: inline-block; vertical-align: top; inline-size: 240px; max-inline-size: 100%; }
li img { display: block; inline-size: 100%; }
`;
