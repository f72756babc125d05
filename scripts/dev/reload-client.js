// Runs in pages under `npm run dev`: reloads them, and shows a problem over them.
// It styles by script, because the site’s content security policy allows no style attribute.

/** Which build the page is of, or which attempt at one. */
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

// A page that nobody sees holds no connection, of which a browser has few; when it is shown again, it hears what it
// missed. Going into the back/forward cache and coming out of it change this as well (HTML, “page visibility”).
function listen() {
  events?.close();
  if (document.hidden) return;
  events = new EventSource('/__dev/events');
  events.onmessage = ({ data }) => take(JSON.parse(data));
}

addEventListener('visibilitychange', listen);
listen();
