/** The styles of the page of changes, in addition to those of the report. */
export const changesStyles = `
:root { --removed: #f4dccd; --added: #e2e9d3; --on-removed: #6b2c10; --on-added: #2c4a1c; }
.band .lead + .lead { color: var(--on-night); }
.page > h2, .page > h3 { margin-block-end: 4px; }
.page > h2 { font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); }
main > .page { padding-block-start: clamp(36px, 4vw, 56px); }
.address { color: var(--ink-2); }
.page__note { color: var(--ink-2); margin-block-start: 4px; max-inline-size: 46em; }
.state { display: inline-block; vertical-align: middle; padding: 2px 12px; border: 1px solid var(--bronze); border-radius: 999px; color: var(--bronze); font: 500 0.875rem/1.5 var(--text); letter-spacing: 0; }
.state--new { background: var(--added); border-color: var(--added); color: var(--on-added); }
.state--gone { background: var(--removed); border-color: var(--removed); color: var(--on-removed); }
.group { display: grid; grid-template-columns: 9em 1fr; gap: 4px 28px; border-block-start: 1px solid var(--line); margin-block-start: 16px; padding-block-start: 12px; }
.group__name { font: 550 0.9375rem/1.6 var(--text); color: var(--bronze); margin: 0; }
.change + .change { border-block-start: 1px solid var(--sand); margin-block-start: 14px; padding-block-start: 12px; }
.change__name { color: var(--ink-2); font-size: 0.875rem; margin-block-end: 2px; }
.change__note { color: var(--ink-2); font-size: 0.875rem; margin-block-start: 4px; }
.text { white-space: pre-line; max-inline-size: 46em; }
.text[dir='rtl'] { margin-inline-start: auto; }
del, ins { padding-inline: 2px; border-radius: 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
del { background: var(--removed); color: var(--on-removed); text-decoration: line-through; }
ins { background: var(--added); color: var(--on-added); text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 240px)); gap: 20px; margin-block-start: 8px; }
figure { margin: 0; }
figure img { display: block; inline-size: 100%; block-size: auto; border-radius: 2px; }
figcaption { font-size: 0.8125rem; line-height: 1.45; color: var(--ink-2); margin-block-start: 6px; }
figcaption code { display: block; font-size: 0.75rem; }
figcaption strong { display: block; color: var(--ink); font-weight: 550; }
.unseen > summary h2 { flex: 1; margin: 0; font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); }
.whole { margin-block-start: 16px; }
.whole > summary span { flex: 1; color: var(--ink); font-size: 1rem; }
.notes p + p { margin-block-start: 6px; }
@media (max-width: 640px) { .group { grid-template-columns: 1fr; } }
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #0e1b23; --sand: #15232b; --line: #35444c; --ink: #f6efe2; --ink-2: #b9bfbd; --bronze: #e0a44a;
    --night: #15232b; --removed: #4a2617; --added: #24391f; --on-removed: #f4c9b0; --on-added: #cfe3bd;
  }
}
@media print {
  .notes { display: block; }
  .change, figure { break-inside: avoid; }
  .page > h2, .page > h3, .group__name { break-after: avoid; }
  del, ins, .state { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
