// Runs in pages under `npm run dev`: reloads them, renews their styles, and shows a problem over them.
// The overlay is styled by script, because the site’s content security policy allows no style attribute.

/** The build that the page shows (on the page for editors, the build attempt), and the styles. */
let { version, styles: shownStyles } = document.currentScript.dataset;

// The page for editors shows the problems of the content itself.
const isContentPage = location.pathname === '/_icerik';

const overlay = document.createElement('pre');
overlay.dataset.devProblem = '';
Object.assign(overlay.style, {
  position: 'fixed',
  inset: '0',
  zIndex: '99',
  margin: '0',
  padding: '32px',
  overflow: 'auto',
  direction: 'ltr',
  textAlign: 'left',
  whiteSpace: 'pre-wrap',
  font: '15px/1.6 ui-monospace, monospace',
  color: '#F6EFE2',
  background: 'rgb(14 27 35 / 96%)',
});

function take({ build, attempt, styles, problem }) {
  if (version !== build && version !== attempt) renewPage(build);
  if (styles !== shownStyles) renewStyles(styles);
  if (isContentPage) return;
  if (problem === undefined) return overlay.remove();
  overlay.textContent = problem;
  if (!overlay.isConnected) document.body.append(overlay);
}

/** Reloads the page, unless the editor brings it up to date itself. */
function renewPage(build) {
  version = build;
  if (dispatchEvent(new Event('dev:reload', { cancelable: true }))) location.reload();
}

/** Loads the style sheets again, those of embedded documents included. */
function renewStyles(styles) {
  shownStyles = styles;
  const embedded = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  for (const shown of [document, ...embedded]) {
    const sheets = shown?.querySelectorAll('link[rel="stylesheet"]:not([data-outdated])') ?? [];
    for (const sheet of sheets) renewSheet(sheet, styles);
  }
}

/** Puts a style sheet behind its older version. That one stays until the new one is loaded, so the page is never bare. */
function renewSheet(sheet, styles) {
  const renewed = sheet.cloneNode();
  renewed.href = `${sheet.href.split('?', 1)[0]}?styles=${styles}`;
  renewed.onload = () => {
    while (renewed.previousElementSibling?.matches('[data-outdated]'))
      renewed.previousElementSibling.remove();
  };
  sheet.dataset.outdated = '';
  sheet.after(renewed);
}

let events;

// A hidden page holds no connection, since a browser has few. When the page is shown again, it receives the latest
// state. Entering and leaving the back/forward cache change visibility too (HTML, “page visibility”).
function listen() {
  events?.close();
  if (document.hidden) return;
  events = new EventSource('/__dev/events');
  events.onmessage = ({ data }) => take(JSON.parse(data));
}

addEventListener('visibilitychange', listen);
listen();
