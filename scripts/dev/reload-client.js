// Runs in pages under `npm run dev`: reloads them, and shows a problem over them.
// The overlay is styled by script, because the site’s content security policy allows no style attribute.

/** The build that the page shows; on the page for editors, the build attempt. */
const { version } = document.currentScript.dataset;

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

function take({ build, attempt, problem }) {
  if (version !== build && version !== attempt) location.reload();
  if (isContentPage || problem === undefined) return;
  overlay.textContent = problem;
  if (!overlay.isConnected) document.body.append(overlay);
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
