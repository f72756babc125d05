import { formatPlan, maxPlanEntries, parsePlan, planParameter } from '../shared/plan.ts';
import { createPlanStorage } from './plan-storage.ts';

type Sentence = 'added' | 'removed' | 'emptied' | 'full' | 'gone' | 'kept' | 'unkept' | 'copied';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findAll = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(selector);

/**
 * Keeps the visitor’s own plan: makes the links that add an entry buttons, which are pressed while the entry is in the
 * plan, and shows in header and bar how many entries it has, if the browser keeps it. On the page of a plan, its changes
 * become those of the own plan if it is the own one.
 */
export function startPlan(): void {
  const { read, write, isKept, dropUnstored } = createPlanStorage();
  const status = find('[data-plan-status]');
  const page = find('[data-plan]');
  /** The plan that the page shows; `undefined` on other pages. */
  const shown = page?.dataset['plan'];
  /**
   * Whether the shown plan is the own one. It remains so while the page of a change is on its way. The history remembers
   * it, since the own plan may have changed when the visitor comes back to the page.
   */
  let isOwn = history.state === 'own plan';
  let timer: number | undefined;
  /** Whether what is said is visible, and so may cover what the focus reaches next. */
  let isCovering = false;

  const findOwnPlan = () => findAll('[data-plan-link]')[0]?.href ?? '';

  const hush = () => {
    clearTimeout(timer);
    // What has the focus goes.
    if (status?.contains(document.activeElement)) find('main')?.focus({ preventScroll: true });
    status?.classList.add('visually-hidden');
    status?.replaceChildren();
  };

  /**
   * Says a sentence. Buttons show most of what they do; only the rest is visible. Readers notice the same sentence again
   * only if there was none for a moment.
   *
   * @param href of the plan that a link after the sentence leads to
   */
  const say = (sentence: Sentence, isVisible = true, href = '') => {
    hush();
    isCovering = isVisible;
    timer = setTimeout(() => {
      const { save, former, undo, close, ...sentences } = JSON.parse(
        status?.dataset['planStatus'] ?? '{}',
      );
      const create = (tag: string, words: object) =>
        Object.assign(document.createElement(tag), words);
      const isRemoval = sentence === 'removed' || sentence === 'emptied';
      const words = sentence === 'kept' ? former : isRemoval ? undo : save;
      const link = create('a', { ...words, href });
      // To take back a removal changes the own plan; another link only leads to a plan.
      link.toggleAttribute('data-plan-change', isRemoval);
      const parts = [...(href ? [' ', link] : []), ...(isVisible ? [create('button', close)] : [])];
      status?.replaceChildren(create('span', sentences[sentence]), ...parts);
      status?.classList.toggle('visually-hidden', !isVisible);
    }, 100);
  };

  const readSlugs = (button: HTMLElement) => button.dataset['planAdd']?.split(' ') ?? [];

  const update = () => {
    const plan = read();
    const text = formatPlan(plan);
    const isShown = shown === text;
    if (isShown && !isOwn) {
      isOwn = true;
      history.replaceState('own plan', '');
    }
    document.documentElement.dataset['ownPlan'] = plan.join(' ');
    for (const button of findAll('[data-plan-add]')) {
      // An island presses its own ones.
      if (button.closest('[data-hydrated]')) continue;
      button.role = 'button';
      button.ariaPressed = `${readSlugs(button).some((slug) => plan.includes(slug))}`;
    }
    for (const link of findAll('[data-plan-link]')) {
      const entries = text && `${planParameter}=${text}`;
      const query = [entries, ...(/lng=\w+/.exec(link.search) ?? [])].filter(Boolean).join('&');
      link.setAttribute('href', link.pathname + (query && `?${query}`));
      link.ariaCurrent = isShown ? 'page' : null;
    }
    for (const place of findAll('[data-plan-count]')) {
      place.textContent = plan.length > 0 && isKept() ? `${plan.length}` : '';
    }
    for (const part of findAll('[data-plan-foreign]')) part.hidden = !shown || isShown;
  };

  const store = (plan: readonly string[]) => {
    write(plan);
    update();
  };

  /** Stores a plan and says so. If the browser does not keep it, that is said instead, with a link to the plan. */
  const change = (plan: readonly string[], sentence: Sentence, isVisible = true, href = '') => {
    store(plan);
    if (isKept()) say(sentence, isVisible, href);
    else say('unkept', true, findOwnPlan());
  };

  /** Hands on the link of the shown plan. Some browsers have no menu for that, and may refuse to copy. */
  const share = async (url: string) => {
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        say('copied');
      }
    } catch (error) {
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      if (!isLeft) prompt(document.title, url);
    }
  };

  const showOwnPlan = () => location.replace(findOwnPlan());

  /** The link to the plan before a removal has led here, at what was removed; empty if the browser does not tell. */
  const findFormerPlan = () => {
    const query = new URLSearchParams(document.referrer.split('?')[1]);
    const plan = query.get(planParameter)?.split(',') ?? [];
    const removed = plan.find((slug) => !shown?.split(',').includes(slug));
    return removed ? `${document.referrer}#plan-${removed}` : '';
  };

  /**
   * On the page of a plan, takes out of the own one what is no longer offered. An empty page gives way to the own plan,
   * unless it says that all parts of a link are missing.
   */
  const check = () => {
    update();
    const catalogue = page?.dataset['catalogue'];
    if (catalogue === undefined) return;
    const present = new Map(
      catalogue.split(' ').map((entry) => {
        const [slug = '', now = slug] = entry.split('=');
        return [slug, now];
      }),
    );
    const own = read();
    const offered = parsePlan(formatPlan(own), (slug) => present.get(slug));
    const text = formatPlan(offered);
    // So does a page that showed the own plan when the visitor left it.
    if (text && text !== shown && (isOwn || !(shown || find('[data-plan-lost]'))))
      return showOwnPlan();
    isOwn = text === shown;
    if (text !== formatPlan(own)) store(offered);
    if (own.some((slug) => !present.has(slug))) say('gone');
  };

  const toggle = (slugs: readonly string[]) => {
    const plan = read();
    const others = plan.filter((slug) => !slugs.includes(slug));
    if (others.length < plan.length) change(others, 'removed', false);
    else if (plan.length < maxPlanEntries) change([...plan, ...slugs.slice(0, 1)], 'added', false);
    else say('full');
  };

  const findTarget = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

  document.addEventListener('click', (event) => {
    // What is said remains while its own link is used.
    if (!findTarget(event, '[data-plan-status] a')) hush();
    // A click for another tab or window stays what it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const button = findTarget(event, '[data-plan-add]');
    const link = findTarget(event, '[data-plan-change]');
    const keepButton = findTarget(event, '[data-plan-keep]');
    const url = findTarget(event, '[data-plan-share]')?.dataset['planShare'];
    if (url) share(url);
    else if (findTarget(event, '[data-plan-print]')) print();
    else if (button) {
      event.preventDefault();
      toggle(readSlugs(button));
    } else if (link && isOwn) {
      event.preventDefault();
      write((new URL(link.href).searchParams.get(planParameter) ?? '').split(','));
      // The way back does not lead through what the own plan has been.
      location.replace(link.href);
    } else if (keepButton) {
      // The button goes; the focus must not be lost. Its neighbour is small, so that readers soon come to the status.
      const count = keepButton.previousElementSibling;
      if (count instanceof HTMLElement) {
        count.tabIndex = -1;
        count.focus({ preventScroll: true });
      }
      const former = read().length > 0 ? findOwnPlan() : '';
      change((shown ?? '').split(','), 'kept', true, former);
    }
  });
  document.addEventListener('focusin', (event) => {
    // Without a former place, the page has given the focus to the link that a change leads to.
    if (isCovering && event.relatedTarget && !findTarget(event, '[data-plan-status] *')) hush();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hush();
    const button = findTarget(event, '[data-plan-add]');
    if (!button || event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) button.click();
  });
  addEventListener('storage', ({ key }) => {
    // No key: all has been cleared.
    if (![null, 'plan'].includes(key)) return;
    dropUnstored();
    const wasOwn = isOwn;
    update();
    // Another tab has changed the plan that this one shows.
    if (wasOwn && shown !== formatPlan(read())) showOwnPlan();
  });
  addEventListener('pageshow', check);
  for (const button of findAll('[data-plan-share], [data-plan-print]')) button.hidden = false;
  // An island that breaks leaves its buttons. A page that is about to be loaded again has no body.
  const attributeFilter = ['data-hydrated'];
  new MutationObserver(update).observe(document, { attributeFilter, subtree: true });
  const isNew = !isOwn;
  check();
  // A removal has led to the link that removes the next entry, or to the heading of the empty plan.
  const [, end] = /^#(remove|empty)-/.exec(location.hash) ?? [];
  if (isNew && isOwn && end) say(end === 'empty' ? 'emptied' : 'removed', true, findFormerPlan());
}
