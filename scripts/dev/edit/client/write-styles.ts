import { barHeight, panelHeight, panelWidth, wide } from './create-room.ts';

/** Writes the styles of bar and panel. The site’s policy allows no style elements; sheets made by script it does. */
export function writeStyles(isRightToLeft: boolean): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frameStyles(isRightToLeft ? 'left' : 'right') + controlStyles + pictureStyles);
  return sheet;
}

/** @param side where the lines of the page end */
function frameStyles(side: 'left' | 'right'): string {
  const inner = side === 'left' ? 'right' : 'left';
  return `
    :host { all: initial !important; direction: ltr !important; }
    @media print { :host { display: none !important; } }
    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    .bar, .panel, .stops {
      font: var(--text-weight) var(--s1) / 1.5 var(--text);
      color: var(--ink);
      -webkit-font-smoothing: antialiased;
    }
    h2, p, ul, fieldset, legend { margin: 0; padding: 0; border: 0; font: inherit; list-style: none; }
    .hidden { position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .outline {
      position: fixed; inset: 0 auto auto 0; z-index: 80; pointer-events: none;
      border-radius: 3px; border: 2px solid var(--sun); box-shadow: 0 0 0 1px rgb(21 35 43 / 55%);
    }
    .outline.hover { border-style: dashed; border-width: 1.5px; }
    .bar {
      position: fixed; inset: auto 0 0; z-index: 90; min-block-size: ${barHeight};
      display: flex; gap: 16px; align-items: center; padding: 4px clamp(12px, 2vw, 28px);
      color: var(--on-night); background: var(--night); border-block-start: 1px solid var(--night-line);
      font-size: var(--s0);
    }
    .bar .hint { flex: 1; color: var(--on-night-2); line-height: 1.25; }
    .bar .clock { line-height: 1.25; }
    .bar .counts { color: inherit; text-decoration: none; padding-block: 8px; line-height: 1.25; text-align: end; }
    .bar .counts:hover { text-decoration: underline; text-underline-offset: 4px; }
    .bar .counts[data-problems]::before {
      content: ''; display: inline-block; inline-size: 9px; block-size: 9px; margin-inline-end: 8px;
      border-radius: 50%; background: var(--sun);
    }
    .bar .toggle {
      display: inline-flex; gap: 9px; align-items: center; min-block-size: 34px; padding: 0 16px;
      color: inherit; font: 500 var(--s0) / 1.2 var(--text); background: transparent;
      border: 1px solid var(--night-line); border-radius: 999px; cursor: pointer; flex: none;
    }
    .bar .toggle::before { content: ''; inline-size: 9px; block-size: 9px; border: 1.5px solid currentcolor; border-radius: 50%; }
    .bar .toggle[aria-pressed='true'] { color: var(--ink); background: var(--on-night); border-color: var(--on-night); }
    .bar .toggle[aria-pressed='true']::before { background: var(--sun); border-color: var(--bronze); }
    .bar .toggle:disabled { color: var(--on-night-2); cursor: not-allowed; }
    .bar :focus-visible { outline: 2px solid var(--sun); outline-offset: 2px; }
    .panel {
      position: fixed; z-index: 85; display: grid; grid-template-rows: auto minmax(0, 1fr) auto;
      background: var(--paper);
    }
    @media ${wide} {
      .panel { inset-block: 0 ${barHeight}; ${side}: 0; inline-size: ${panelWidth}; border-${inner}: 1px solid var(--line); }
    }
    @media not all and ${wide} {
      .panel {
        inset: auto 0 ${barHeight}; block-size: calc(${panelHeight} - ${barHeight});
        border-block-start: 1px solid var(--line); box-shadow: 0 -12px 32px -18px rgb(21 35 43 / 28%);
      }
    }
    @media (width <= 40em) {
      /* Screen readers still hear it. A refusal is shown, instead of the numbers. */
      .bar .toggle:not(:disabled) + .hint { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      .bar .counts { margin-inline-start: auto; padding-block: 0; min-block-size: 24px; align-content: center; }
      .bar .toggle:disabled ~ .counts { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) {
      button, a { transition: color 0.3s, background-color 0.3s, border-color 0.3s; }
    }
    @media (forced-colors: active) {
      .outline { border-color: Highlight; }
      .bar .toggle[aria-pressed='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; }
      .bar .toggle::before, .bar .counts::before { background: CanvasText; }
    }
  `;
}

/** The styles of what is in the panel. */
const controlStyles = `
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
  @media (width < 56.25em) {
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

/** The styles of the part of the panel that shows a picture. */
const pictureStyles = `
  .picture { display: grid; gap: 12px; margin-block-start: 16px; }
  .picture h3 { margin: 14px 0 -8px; font: var(--button-weight) var(--s1) / 1.4 var(--text); }
  .picture .about { margin: 0; }
  .focus {
    position: relative; justify-self: start; max-inline-size: 100%; cursor: crosshair; touch-action: none; user-select: none;
    border-radius: var(--radius); background: var(--sand-2);
  }
  .focus img { display: block; inline-size: auto; block-size: auto; max-inline-size: 100%; max-block-size: min(18rem, 34vh); border-radius: inherit; pointer-events: none; }
  .marker {
    position: absolute; inline-size: 26px; block-size: 26px; translate: -50% -50%; pointer-events: none;
    border: 2px solid var(--white); border-radius: 50%; box-shadow: 0 0 0 1.5px rgb(21 35 43 / 75%), inset 0 0 0 1.5px rgb(21 35 43 / 75%);
  }
  .marker::after { content: ''; position: absolute; inset: 8.5px; background: var(--sun); border-radius: 50%; box-shadow: 0 0 0 1px rgb(21 35 43 / 75%); }
  .focus, .crops { scroll-margin: 8px; }
  .focus:focus-visible { outline: 2px solid var(--bronze); outline-offset: 3px; }
  .crops { display: flex; flex-wrap: wrap; gap: 10px 12px; }
  .crops figure { margin: 0; }
  .crops img { display: block; block-size: 76px; object-fit: cover; border-radius: var(--radius); background: var(--sand-2); }
  .crops [data-frame='wide'] img { aspect-ratio: 5 / 2; }
  .crops [data-frame='card'] img { aspect-ratio: 3 / 2; }
  .crops [data-frame='upright'] img { aspect-ratio: 9 / 16; }
  .crops [data-frame='link'] img { aspect-ratio: 1200 / 630; }
  .crops figcaption { margin-block-start: 3px; color: var(--ink-2); font-size: var(--s0); line-height: 1.3; }
  .library { margin-block-start: 12px; padding: 14px; background: var(--sand); border-radius: var(--radius); }
  .library label { display: block; margin-block-end: 6px; font-weight: var(--button-weight); }
  .library input {
    inline-size: 100%; min-block-size: 44px; padding: 8px 14px; color: var(--ink); font: var(--text-weight) var(--s1) / 1.4 var(--text);
    background: var(--white); border: 1px solid var(--line); border-radius: var(--radius);
  }
  .library .count, .library .missing { margin-block: 8px; color: var(--ink-2); font-size: var(--s0); }
  .library .missing { margin-block-end: 0; }
  .library code { display: inline-block; padding: 1px 8px; color: var(--ink); font: 400 .9em / 1.5 ui-monospace, monospace; background: var(--white); border-radius: var(--radius); }
  .library ul { max-block-size: 19rem; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; padding: 2px; }
  .panel .library li button {
    display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 12px; align-items: center; inline-size: 100%; padding: 6px;
    text-align: start; border-color: transparent; overflow-wrap: anywhere;
  }
  .library li img { display: block; inline-size: 84px; block-size: 56px; object-fit: cover; background: var(--sand-2); border-radius: var(--radius); }
  .library li small { display: block; margin-block-start: 2px; font-weight: var(--text-weight); overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .panel .library li button[aria-current] { background: var(--white); border-color: var(--bronze); }
  .picture .about:empty { display: none; }
  @media (width < 56.25em) {
    .focus img { max-block-size: 19vh; }
    .crops { gap: 8px; }
    .crops img { block-size: 46px; }
    .picture { gap: 8px; margin-block-start: 8px; }
  }
  .picture .newer { margin-block-start: 0; font-size: var(--s0); }
  .choices[data-long] { max-block-size: 15rem; overflow-y: auto; }
  .choices .about { clear: both; margin-block-end: 6px; }
  .library input::-webkit-search-cancel-button { display: none; }
`;
