import { minuteMs } from '../shared/dubai-time.ts';
import { findOpeningSentence, type OpeningData } from '../shared/find-opening-sentence.ts';

/**
 * Says in its line whether the office is open, and keeps that right: at every full minute, and when the visitor comes back
 * to the page. A page kept by the browser or a tab in the background has slept meanwhile. A sentence that still holds is
 * not written again, since the browser may have translated it.
 *
 * @param line an element with the data of the server, which holds all words
 */
export function showOpening(line: HTMLElement): void {
  const data: OpeningData = JSON.parse(line.dataset['opening'] ?? '');
  const place = line.appendChild(document.createElement('span'));
  let shown = '';
  let timer: number | undefined;
  const update = () => {
    const now = Date.now();
    const sentence = findOpeningSentence(data, now);
    if (sentence !== shown) place.textContent = shown = sentence;
    window.clearTimeout(timer);
    timer = window.setTimeout(update, minuteMs - (now % minuteMs));
  };
  addEventListener('pageshow', update);
  addEventListener('visibilitychange', update);
  update();
}
