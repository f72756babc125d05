/** Height of the bar at the lower edge. On a phone it has up to three lines. */
export const barHeight = 'var(--edit-bar-height)';

/** Width of the panel beside the page. Large text does not make it wider than the page. */
export const panelWidth = 'clamp(min(22rem, 44vw), 30vw, 30rem)';

/** Height of the panel below the page. With large text it takes more of the window. */
export const panelHeight = 'clamp(58vh, 26rem, 76vh)';

/** From this width on, the panel is beside the page. */
export const wide = '(width >= 56.25em)';

/**
 * Makes room for bar and panel by a style sheet of the document, so that the elements of the page stay as they are.
 *
 * @returns a function that opens or closes the room for the panel
 */
export function createRoom(): (hasPanel: boolean) => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (hasPanel) => sheet.replaceSync(writeRoom(hasPanel));
}

function writeRoom(hasPanel: boolean): string {
  const bar = `
    html { --edit-bar-height: 2.75rem; }
    @media (width <= 40em) { html { --edit-bar-height: 4rem; } }
    html { padding-block-end: ${barHeight} !important; scroll-padding-block-end: ${barHeight}; }
    .action-bar, .chat-button { translate: 0 calc(-1 * ${barHeight}); }
    .action-bar .chat-button { translate: none; }
    @media (width > 53.75em), (width >= 40em) and (height <= 30rem) {
      .action-bar { translate: none; }
      .action-bar .chat-button { translate: 0 calc(-1 * ${barHeight}); }
    }`;
  if (!hasPanel) return bar;
  // Elements that are fixed to the window do not follow the margin of the page.
  return `${bar}
    @media ${wide} {
      html { margin-inline-end: ${panelWidth} !important; overflow-x: clip; }
      .site-header { inset-inline-end: ${panelWidth} !important; }
      html:dir(ltr) .chat-button { right: calc(${panelWidth} + 14px) !important; }
    }
    @media not all and ${wide} {
      html { padding-block-end: ${panelHeight} !important; }
      .action-bar { visibility: hidden; }
    }`;
}
