// Runs in pages under `npm run dev`: reloads them, and shows a problem over them.
// It styles by script, because the site’s content security policy allows no style attribute.

const events = new EventSource('/__dev/events');

// The page for editors shows the problems of the content itself, so it is renewed by them too.
const isContentPage = location.pathname === '/_icerik';

events.addEventListener(isContentPage ? 'renewed' : 'reload', () => location.reload());

events.addEventListener('problem', ({ data }) => {
  if (isContentPage) return;
  document.querySelector('[data-dev-problem]')?.remove();
  const overlay = document.createElement('pre');
  overlay.dataset.devProblem = '';
  overlay.textContent = JSON.parse(data);
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
  document.body.append(overlay);
});
