import { controlStyles } from './control-styles.ts';
import { barHeight, panelHeight, panelWidth, wide } from './create-room.ts';
import { pictureStyles } from './picture-styles.ts';

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
    @media (max-width: 640px) {
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
