import { html, type Markup, trust } from './markup.ts';

/**
 * The head of a page of the tool, which needs nothing else.
 *
 * @param options `mark` says in HTML who wrote the page; `styles` are added to those that all pages have
 */
export function renderHead(
  title: string,
  { mark = '', styles = '' }: { mark?: string; styles?: string } = {},
): Markup {
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${trust(mark)}
<title>${title}</title>
<style>${trust(pageStyles)}${trust(styles)}</style>
</head>`;
}

/**
 * The styles of the site for a self-contained page: its colours, its hairlines, its sun on a line. The fonts of the
 * site come first in each list, for machines that have them installed; no font is loaded. Colours are those of
 * `client/styles/_tokens.scss`.
 */
export const pageStyles = `
:root {
  color-scheme: light;
  --paper: #faf7f1; --sand: #f0e8da; --line: #d9ccb6; --ink: #15232b; --ink-2: #4a5559;
  --bronze: #8a5716; --sun: #e0a44a; --dune: #b4592b; --night: #0e1b23; --on-night: #f6efe2; --on-night-2: #b9bfbd;
  --margin: clamp(20px, 5.4vw, 92px);
  --edge: max(var(--margin), (100% - 1280px) / 2);
  --display: Marcellus, 'Noto Naskh Arabic', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
  --text: 'Hanken Grotesk', 'Readex Pro', system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
*, ::before, ::after { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.62 var(--text); overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--bronze); text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--bronze); outline-offset: 3px; border-radius: 2px; }
code { font: 0.8125rem/1.5 ui-monospace, 'Cascadia Mono', Consolas, monospace; }
h1, h2, .total__percent, .wordmark { font-family: var(--display); font-weight: 400; letter-spacing: -0.012em; }
h2 { font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem); line-height: 1.1; margin-block-end: 28px; }
h3 { font: 400 clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)/1.25 var(--display); }
h4 { font: 500 0.8125rem/1.4 var(--text); color: var(--ink-2); margin-block-end: 4px; }
[lang='ar'] { line-height: 1.85; letter-spacing: 0; }
.skip { position: absolute; inset-block-start: 8px; inset-inline-start: 8px; padding: 8px 12px; background: var(--paper); transform: translateY(-200%); }
.skip:focus { transform: none; }
.band { padding: 44px var(--edge) 64px; background: var(--night); color: var(--on-night); }
.wordmark { font-size: 1.6875rem; line-height: 1; letter-spacing: 0.04em; }
h1 { font-size: clamp(2.5rem, 1.4rem + 4.6vw, 4.5rem); line-height: 1.04; margin-block-start: 44px; }
.lead { color: var(--on-night-2); font-size: clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem); max-inline-size: 33em; margin-block-start: 12px; }
main { padding-inline: var(--edge); }
section { padding-block-start: clamp(44px, 6vw, 88px); }
footer { margin-block-start: 88px; padding: 44px var(--edge) 64px; background: var(--sand); }
footer h2 { font-size: 1.5rem; margin-block-end: 12px; }
footer dl > div { display: flex; flex-wrap: wrap; gap: 2px 20px; padding-block: 8px; }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 28px clamp(28px, 4vw, 64px); }
.total { border-block-start: 1px solid var(--line); padding-block-start: 12px; }
.total h3 { font: 400 1.0625rem/1.6 var(--text); text-align: start; }
.total bdi { line-height: 1; }
.total__percent { font-size: clamp(3.5rem, 2.4rem + 4.6vw, 6rem); line-height: 1; margin-block: 8px 20px; font-variant-numeric: lining-nums; }
.total p:last-child { color: var(--ink-2); margin-block-start: 12px; }
.bar { display: block; block-size: 1px; background: var(--line); margin-block: 8px; }
.bar > span { display: block; position: relative; min-inline-size: 9px; block-size: 1px; background: var(--bronze); }
.bar > span::after { content: ''; position: absolute; inset-block-start: -4px; inset-inline-end: 0; inline-size: 9px; block-size: 9px; border-radius: 50%; background: var(--sun); }
.total .bar, .total .bar > span { block-size: 2px; }
.total .bar > span::after { inset-block-start: -7px; inline-size: 16px; block-size: 16px; }
details { border-block-start: 1px solid var(--line); }
details:last-of-type { border-block-end: 1px solid var(--line); }
summary { display: flex; align-items: baseline; gap: 4px 16px; padding-block: 16px; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary h3 { flex: 1; min-inline-size: 0; }
summary > span { color: var(--ink-2); font-size: 0.9375rem; }
summary::after { content: ''; flex: none; inline-size: 8px; block-size: 8px; border: solid var(--bronze); border-width: 0 1.5px 1.5px 0; transform: translateY(-3px) rotate(45deg); }
details[open] > summary::after { transform: translateY(1px) rotate(225deg); }
table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; margin-block-end: 28px; }
th, td { text-align: start; vertical-align: top; padding: 10px 16px 10px 0; font-weight: 400; }
thead th { color: var(--ink-2); font-size: 0.8125rem; padding-block: 0 8px; }
thead th:first-child { inline-size: 44%; }
tbody tr { border-block-start: 1px solid var(--sand); }
.places { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 0.8125rem; }
.places a { color: var(--ink-2); text-decoration-color: var(--line); }
td strong { font-weight: 550; font-variant-numeric: tabular-nums; }
.quiet { color: var(--ink-2); font-size: 0.875rem; }
.nothing { font-size: 1.1875rem; }
.work ul { padding-block-end: 20px; scroll-margin-block-start: 88px; }
.gap { padding-block: 16px 20px; border-block-start: 1px solid var(--sand); }
.gap__head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; margin-block-end: 12px; }
.gap__head a { font-size: 0.875rem; }
.gap__head a:first-of-type { margin-inline-start: auto; }
.gap__kind { padding: 1px 10px; border: 1px solid var(--bronze); border-radius: 999px; color: var(--bronze); font-size: 0.8125rem; font-weight: 500; }
.gap--stale .gap__kind { background: var(--sun); border-color: var(--sun); color: var(--ink); }
.gap--error .gap__kind, .gap--missing .gap__kind, .gap--empty .gap__kind { background: var(--bronze); color: var(--paper); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 20px clamp(20px, 3vw, 44px); }
.pair > div { min-inline-size: 0; }
.words > p + p { margin-block-start: 0.8em; }
.words dl > div { display: flex; gap: 12px; }
.words dt { flex: none; inline-size: 3.5em; color: var(--ink-2); font-size: 0.875rem; }
.none { color: var(--ink-2); }
.gap__advice { color: var(--ink-2); font-size: 0.9375rem; margin-block-start: 12px; }
.notice { margin-block-end: 28px; padding: 20px; border: 1px solid var(--dune); border-radius: 2px; }
@media (max-width: 640px) {
  .pair { grid-template-columns: 1fr; }
  .gap__head a:first-of-type { margin-inline-start: 0; inline-size: 100%; }
  thead th:first-child { inline-size: 40%; }
  th, td { padding-inline-end: 12px; }
  td .quiet { display: block; line-height: 1.4; }
}
@media print {
  body, .band, footer { background: none; color: var(--ink); }
  .band, footer { padding-block: 20px; }
  .lead { color: var(--ink-2); }
  .skip, footer { display: none; }
  .gap, tr, .total { break-inside: avoid; }
  h2, h3, summary, thead { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .gap__kind, .bar, .bar > span, .bar > span::after { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
