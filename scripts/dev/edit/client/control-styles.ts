/** The styles of what is in the panel. */
export const controlStyles = `
  .panel > .top { display: flex; gap: 12px; align-items: start; justify-content: space-between; padding: 22px 28px 14px; }
  .panel h2 {
    font: var(--display-weight) var(--s3) / 1.2 var(--display); letter-spacing: var(--display-tracking);
    overflow-wrap: anywhere; text-wrap: balance; outline: none;
  }
  .panel .close { flex: none; inline-size: 40px; block-size: 40px; margin: -5px -10px 0 0; padding: 0; background: none; border: 0; cursor: pointer; position: relative; }
  .panel .close::before, .panel .close::after {
    content: ''; position: absolute; inset: 50% auto auto 50%; inline-size: 18px; block-size: 1.5px; background: var(--ink); transform: translate(-50%, -50%) rotate(45deg);
  }
  .panel .close::after { transform: translate(-50%, -50%) rotate(-45deg); }
  .panel .body { overflow-y: auto; overscroll-behavior: contain; padding: 0 28px 24px; scrollbar-width: thin; }
  .place, .meaning, .about, .counter, .advice, small { color: var(--ink-2); font-size: var(--s0); }
  .place a { color: var(--bronze); font-weight: var(--strong-weight); text-decoration: none; overflow-wrap: anywhere; }
  .place a:hover { text-decoration: underline; text-underline-offset: 4px; }
  .meaning { margin-block-start: 6px; }
  .field { margin-block-start: 22px; }
  .head { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; justify-content: space-between; margin-block-end: 7px; }
  .head label { font-weight: var(--button-weight); }
  .about { display: flex; gap: 12px; }
  .about[data-state='stale'] span:first-child, .about[data-state='missing'] span:first-child { color: var(--bronze); font-weight: var(--strong-weight); }
  .counter[data-over] { color: #a0441d; font-weight: var(--strong-weight); }
  textarea {
    display: block; inline-size: 100%; min-block-size: 48px; padding: 10px 14px; resize: none; overflow: hidden;
    color: var(--ink); font: var(--text-weight) var(--s2) / 1.5 var(--text); background: var(--white);
    border: 1px solid var(--line); border-radius: var(--radius);
  }
  :is(textarea, .newer p, .choices label)[lang='ar'], textarea[lang='ar'] {
    font-family: 'Readex Pro', 'Hanken Grotesk', system-ui, sans-serif; font-weight: 300; line-height: 1.75;
  }
  textarea:hover { border-color: var(--ink-2); }
  textarea:focus-visible { outline: none; border-color: var(--ink); box-shadow: inset 0 -1.5px 0 var(--ink); }
  textarea[aria-invalid='true'] { border-color: var(--dune); box-shadow: inset 0 -1.5px 0 var(--dune); }
  .findings li { display: grid; gap: 2px; margin-block-start: 10px; padding-inline-start: 14px; border-inline-start: 2px solid var(--sun); font-size: var(--s1); line-height: 1.45; }
  .findings li[data-severity='error'] { border-color: var(--dune); }
  .findings strong, .newer strong { font-size: var(--s0); font-weight: var(--strong-weight); color: var(--bronze); }
  .findings li[data-severity='error'] strong { color: #a0441d; }
  .findings button { justify-self: start; }
  .newer { margin-block-start: 10px; padding: 12px 14px; background: var(--sand); border-radius: var(--radius); }
  .newer p { font-size: var(--s1); white-space: pre-wrap; overflow-wrap: anywhere; }
  .question { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; margin-block-start: 8px; font-size: var(--s0); color: var(--ink-2); }
  .question p { flex: 1 1 12rem; }
  .placeholders { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-block-start: 18px; font-size: var(--s0); color: var(--ink-2); }
  .panel button:not(.close) {
    min-block-size: 34px; padding: 4px 14px; color: var(--ink); font: 500 var(--s0) / 1.3 var(--text);
    background: transparent; border: 1px solid var(--line); border-radius: var(--radius); cursor: pointer;
  }
  .panel button:not(.close):hover { border-color: var(--ink); }
  .panel button.placeholder { padding-inline: 10px; font-family: ui-monospace, monospace; font-weight: 400; background: var(--white); border-radius: 999px; }
  .choices { margin-block-start: 16px; padding: 12px 0; border-block: 1px solid var(--line); }
  .choices legend { float: inline-start; inline-size: 100%; font-weight: var(--button-weight); margin-block-end: 6px; }
  .choices label { clear: both; display: flex; gap: 10px; align-items: baseline; min-block-size: 32px; padding-block: 4px; cursor: pointer; }
  .choices input { accent-color: var(--bronze); margin: 0; flex: none; translate: 0 2px; }
  details { margin-block-start: 26px; border-block-start: 1px solid var(--line); }
  summary { padding-block: 12px; cursor: pointer; font-weight: var(--button-weight); }
  .panel details li button {
    display: grid; gap: 1px; inline-size: 100%; padding: 8px 0; text-align: start; border: 0; border-block-start: 1px solid var(--line); border-radius: 0; font-weight: var(--text-weight);
  }
  details li button span { font-size: var(--s1); line-height: 1.4; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  details li button:hover span { color: var(--bronze); }
  .panel > .bottom { padding: 12px 28px 16px; border-block-start: 1px solid var(--line); }
  .message { font-size: var(--s0); color: var(--ink-2); }
  .message:not(:empty) { margin-block-end: 10px; }
  .message[data-tone='alarm'] { color: #a0441d; font-weight: var(--strong-weight); }
  .buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .buttons p { inline-size: 100%; font-weight: var(--button-weight); }
  .panel .buttons button { min-block-size: 44px; padding-inline: 20px; font-size: var(--s1); }
  .panel .buttons .primary { color: var(--on-night); background: var(--ink); border-color: var(--ink); }
  .panel .buttons .primary:hover { background: var(--bronze); border-color: var(--bronze); }
  .panel .buttons .quiet { border-color: transparent; padding-inline: 12px; }
  .panel .buttons .quiet:hover { border-color: var(--line); }
  .panel :is(button, a, summary, input, h2):focus-visible { outline: 2px solid var(--bronze); outline-offset: 2px; }
  @media (max-width: 899px) {
    .panel > .top { padding: 12px 20px 6px; }
    .panel .body { padding-inline: 20px; }
    .panel > .bottom { padding: 8px 20px 10px; }
    .field { margin-block-start: 14px; }
    .panel h2 { font-size: 1.25rem; }
  }
  @media (forced-colors: active) {
    textarea, .panel button:not(.close) { border-color: CanvasText; }
    .panel .close::before, .panel .close::after { background: ButtonText; }
    textarea:focus-visible { outline: 2px solid Highlight; }
  }
`;
