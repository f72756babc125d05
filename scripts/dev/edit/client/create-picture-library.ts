import { createSearchable, matchesAll, tokenizeQuery } from '../../../../shared/search-text.ts';
import type { LibraryPicture } from '../protocol.ts';
import { createElement } from './create-element.ts';
import type { Send } from './create-sender.ts';
import type { EditMessages } from './script-data.ts';

interface LibraryOptions {
  send: Send;
  messages: EditMessages;
  choose: (name: string) => void;
  report: (error: unknown) => void;
}

interface Item {
  name: string;
  element: HTMLElement;
  button: HTMLButtonElement;
  matches(words: readonly string[]): boolean;
}

/** Creates the button that opens the pictures of the library, to choose another one. */
export function createPictureLibrary(options: LibraryOptions) {
  const { send, messages, choose, report } = options;
  const words = messages.picture;
  let items: Item[] = [];
  let current = '';

  const toggle = createElement(
    'button',
    {
      type: 'button',
      'aria-expanded': 'false',
      'aria-controls': 'library',
      onclick: () => (room.hidden ? void open().catch(report) : close()),
    },
    words.other,
  );
  const search = createElement('input', { type: 'search', id: 'library-search' });
  search.addEventListener('input', filter);
  const count = createElement('p', { class: 'count', role: 'status' });
  const list = createElement('ul', { 'aria-label': words.library });
  const room = createElement(
    'div',
    { class: 'library', id: 'library', hidden: true },
    createElement('label', { for: search.id }, words.search),
    search,
    count,
    list,
    createElement(
      'p',
      { class: 'missing' },
      words.missing,
      createElement('code', {}, 'catalogue new picture'),
    ),
  );
  room.addEventListener('keydown', (event) => {
    const shown = items.filter(({ element }) => !element.hidden).map(({ button }) => button);
    const at = shown.findIndex((button) => button.matches(':focus'));
    if (event.key === 'ArrowDown') shown[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at !== -1) (shown[at - 1] ?? search).focus();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  async function open(): Promise<void> {
    const { pictures } = await send('library', {});
    items = pictures.map((picture) => createItem(picture, choose));
    list.replaceChildren(...items.map(({ element }) => element));
    search.value = '';
    show(true);
    filter();
    search.focus({ preventScroll: true });
    toggle.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  function filter(): void {
    const query = tokenizeQuery(search.value);
    for (const { element, matches } of items) element.hidden = !matches(query);
    const shown = items.filter(({ element }) => !element.hidden);
    count.textContent = words.count(shown.length);
    // Tab goes to one of them, and on; the arrow keys go from one to the next.
    const first = shown.find(({ name }) => name === current) ?? shown[0];
    for (const item of items) {
      item.button.tabIndex = item === first ? 0 : -1;
      if (item.name === current) item.button.setAttribute('aria-current', 'true');
    }
  }

  function show(isShown: boolean): void {
    room.hidden = !isShown;
    toggle.setAttribute('aria-expanded', String(isShown));
  }

  function close(): void {
    show(false);
    toggle.focus();
  }

  return {
    element: createElement('div', {}, toggle, room),
    /** Closes the list, and says which picture is shown now. */
    close: (name: string) => {
      current = name;
      if (!room.hidden) close();
    },
  };
}

function createItem({ name, src, texts }: LibraryPicture, choose: (name: string) => void): Item {
  const searchable = createSearchable([name, ...Object.values(texts)], []);
  const button = createElement(
    'button',
    { type: 'button', onclick: () => choose(name) },
    createElement('img', { alt: '', loading: 'lazy', src }),
    createElement('span', {}, name, createElement('small', { lang: 'tr' }, texts.tr ?? '')),
  );
  return {
    name,
    element: createElement('li', {}, button),
    button,
    matches: (words) => matchesAll(searchable, words),
  };
}
