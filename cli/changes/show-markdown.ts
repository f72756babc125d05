import { Marked } from 'marked';
import type { UiLanguage } from '../messages/messages.ts';
import { createPaint, isolateRightToLeft, showHarmful } from '../reporters/terminal-text.ts';
import { html, trust } from '../translations/html-report/markup.ts';
import { renderHead } from '../translations/html-report/render-report.ts';
import { changeWords } from './describe-value.ts';
import { markdownMark } from './write-markdown.ts';

/** A mark in every page of changes. */
const htmlMark = '<meta name="generator" content="catalogue changes">';

/** Whether a text was written by `catalogue changes`, so that it may be overwritten. */
export function isOwnReport(text: string): boolean {
  const titles = Object.values(changeWords).map(({ title }) => title);
  return (
    text.includes(htmlMark) ||
    text.startsWith(markdownMark) ||
    titles.some((title) => text.startsWith(`${title}\n`))
  );
}

/** Makes one page of the Markdown of changes that needs nothing else, for whoever approves them. */
export function showAsHtml(markdown: string, ui: UiLanguage): string {
  // All words of the content are escaped in the Markdown.
  const body = new Marked().parse(markdown, { async: false });
  return html`<!doctype html>
<html lang="${ui}">
${renderHead(changeWords[ui].title, { mark: htmlMark, styles })}
<body>
<main>
${trust(body)}</main>
</body>
</html>
`.markup;
}

/** Shows the Markdown of changes in a terminal. Without colours, brackets enclose the words that changed. */
export function showAsText(markdown: string, hasColor: boolean): string {
  const paint = createPaint(hasColor);
  const indent = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ');
  const marked = new Marked({
    renderer: {
      heading({ tokens }) {
        return `\n${paint('bold', this.parser.parseInline(tokens))}\n`;
      },
      paragraph({ tokens }) {
        const text = this.parser.parseInline(tokens);
        return `${tokens.every(({ type }) => type === 'strong' || type === 'em') ? `  ${text}` : text}\n`;
      },
      list({ items }) {
        return `${items
          .map((item) => indent(this.listitem(item)))
          .join('\n')
          .replace(/^/gm, '  ')}\n`;
      },
      listitem({ tokens }) {
        return this.parser.parse(tokens).replace(/\n?$/, '\n');
      },
      strong: ({ text }) => paint('magenta', text),
      em: ({ text }) => paint('dim', text),
      html: ({ text, block }) => (block ? `\n${text.trim()}\n` : text),
      text(token) {
        return 'tokens' in token && token.tokens
          ? `${this.parser.parseInline(token.tokens)}\n`
          : showHarmful(token.text);
      },
      hr: () => '\n',
      space: () => '',
    },
  });
  const mark = (style: 'red' | 'green', signs: string) => (_: string, text: string) => {
    const painted = paint(style, text);
    return painted === text ? `${signs.slice(0, 2)}${text}${signs.slice(2)}` : painted;
  };
  return marked
    .parse(markdown, { async: false })
    .replace(/<del>(.*?)<\/del>/g, mark('red', '[--]'))
    .replace(/<ins>(.*?)<\/ins>/g, mark('green', '{++}'))
    .replace(/<code>(.*?)<\/code>/g, (_, text: string) => paint('cyan', text))
    .replace(/<summary>(.*?)<\/summary>/g, (_, text: string) => paint('bold', text))
    .replace(/<span[^>]*>(.*?)<\/span>/g, (_, text: string) => isolateRightToLeft(text))
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}

/** The styles of the page of changes, in addition to those of the report. */
const styles = `
:root { --removed: #f4dccd; --added: #e2e9d3; --on-removed: #6b2c10; --on-added: #2c4a1c; }
main { max-inline-size: 62em; margin-inline: auto; padding-block-end: 64px; }
h2 { font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); margin-block: 48px 12px; }
h3 { margin-block: 28px 8px; }
p { margin-block-start: 12px; }
p > strong:only-child { color: var(--bronze); font-weight: 550; }
li { border-block-start: 1px solid var(--sand); margin-block-start: 12px; padding-block-start: 10px; }
li > strong { color: var(--ink-2); font: 400 0.875rem/1.6 var(--text); }
li li { border: 0; margin: 4px 0 0; padding: 0; color: var(--ink-2); font-size: 0.875rem; }
em { font-style: normal; color: var(--ink-2); }
[lang][dir] { display: block; }
del, ins { padding-inline: 2px; border-radius: 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
del { background: var(--removed); color: var(--on-removed); }
ins { background: var(--added); color: var(--on-added); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
li img { display: block; inline-size: 240px; max-inline-size: 100%; block-size: auto; margin-block: 4px; }
details { margin-block-start: 20px; }
hr { border: 0; border-block-start: 1px solid var(--line); margin-block-start: 48px; }
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #0e1b23; --sand: #15232b; --line: #35444c; --ink: #f6efe2; --ink-2: #b9bfbd; --bronze: #e0a44a;
    --removed: #4a2617; --added: #24391f; --on-removed: #f4c9b0; --on-added: #cfe3bd;
  }
}
@media print { del, ins { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
