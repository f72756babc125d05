import { Marked } from 'marked';
import type { UiLanguage } from '../messages/messages.ts';
import { createPaint, isolateRightToLeft } from '../reporters/terminal-text.ts';
import { html, trust } from '../translations/html-report/markup.ts';
import { renderHead } from '../translations/html-report/render-head.ts';
import { changeWords } from './describe-value.ts';
import { markdownMark } from './write-markdown.ts';

/** A mark in every page of changes. */
const htmlMark = '<meta name="generator" content="catalogue changes">';

/** Whether a text was written by `catalogue changes`, so that it may be overwritten. */
export function isOwnReport(text: string): boolean {
  const titles = Object.values(changeWords).map(({ title }) => `${title}\n`);
  const begins = [markdownMark, ...titles];
  return text.includes(htmlMark) || begins.some((begin) => text.startsWith(begin));
}

/** Makes one page of the Markdown of changes, in which all words of the content are escaped. It needs nothing else. */
export function showAsHtml(markdown: string, ui: UiLanguage): string {
  return html`<!doctype html>
<html lang="${ui}">
${renderHead(changeWords[ui].title, { mark: htmlMark, styles })}
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
        return tokens ? `${this.parser.parseInline(tokens)}\n` : token.text;
      },
      strong: ({ text }) => paint('magenta', text),
      em: ({ text }) => paint('dim', text),
      html: ({ text, block }) => (block ? `\n${text.trim()}\n` : text),
      hr: () => '\n',
      space: () => '',
    },
  });
  const replacements: readonly [RegExp, (text: string) => string][] = [
    [/<del>(.*?)<\/del>/g, (text) => (hasColor ? paint('red', text) : `[-${text}-]`)],
    [/<ins>(.*?)<\/ins>/g, (text) => (hasColor ? paint('green', text) : `{+${text}+}`)],
    [/<code>(.*?)<\/code>/g, (text) => paint('cyan', text)],
    [/<summary>(.*?)<\/summary>/g, (text) => paint('bold', text)],
    [/<span.*?>(.*?)<\/span>/g, isolateRightToLeft],
    [/<(?:.*?)()>/g, () => ''],
    [/&#(\d+);/g, (code) => String.fromCharCode(Number(code))],
    [/&lt;()/g, () => '<'],
    [/&amp;()/g, () => '&'],
    [/\n{3,}()/g, () => '\n\n'],
  ];
  const plain = replacements.reduce(
    (text, [pattern, show]) => text.replace(pattern, (_, inner: string) => show(inner)),
    marked.parse(markdown, { async: false }),
  );
  return `${plain.trim()}\n`;
}

/** The styles of the page of changes, in addition to those of the report. */
const styles = `
main { max-inline-size: 62em; margin-inline: auto; padding-block-end: 64px; }
h1 { font-size: clamp(2rem, 1.4rem + 2vw, 3rem); }
h2 { font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); margin-block: 48px 12px; }
h2 code { font-size: 0.6em; }
h3 { margin-block: 28px 8px; }
p { margin-block-start: 12px; }
p > strong:only-child { color: var(--bronze); font-weight: 550; }
li { border-block-start: 1px solid var(--sand); margin-block-start: 12px; padding-block-start: 10px; }
li > strong { color: var(--ink-2); font: 400 0.875rem/1.6 var(--text); }
li li { border: 0; margin: 4px 0 0; padding: 0; font-size: 0.875rem; }
em { font-style: normal; color: var(--ink-2); }
span[dir] { display: block; }
del, ins { padding-inline: 2px; border-radius: 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
del { background: #f4dccd; color: #6b2c10; }
ins { background: #e2e9d3; color: #2c4a1c; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
del:has(img), ins:has(img) { display: inline-block; vertical-align: top; inline-size: 240px; max-inline-size: 100%; }
li img { display: block; inline-size: 100%; }
details { margin-block-start: 20px; }
hr { border: 0; border-block-start: 1px solid var(--line); margin-block-start: 48px; }
@media print { del, ins { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
