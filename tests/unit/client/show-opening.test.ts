import { afterEach, expect, it, vi } from 'vitest';
import { showOpening } from '../../../client/show-opening.ts';
import type { OpeningData } from '../../../shared/find-opening-sentence.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const span = { days: [0], opens: 540, closes: 1020, openNow: 'Open.', opensOn: '' };
const data: OpeningData = {
  week: [{ ...span, opensToday: 'Opens at nine.' }],
  special: [],
  days: [],
  openAllDay: '',
  closedNow: '',
};

/** Opens a page with the line at an instant, and returns the place of its sentence and the events of its window. */
function openPage(instant: string) {
  vi.useFakeTimers({ now: Date.parse(instant) });
  const place = { textContent: '' };
  const events = new EventTarget();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { createElement: () => place });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const line = { dataset: { opening: JSON.stringify(data) }, appendChild: () => place };
  showOpening(line as unknown as HTMLElement);
  return { place, comeBack: () => events.dispatchEvent(new Event('pageshow')) };
}

it('leaves its sentence as the browser has translated it until it has another one', () => {
  // A Monday, before nine in Dubai.
  const { place, comeBack } = openPage('2026-12-07T04:57:30Z');
  expect(place.textContent).toBe('Opens at nine.');
  place.textContent = 'Öffnet um neun.';
  vi.advanceTimersByTime(60_000);
  comeBack();
  expect(place.textContent).toBe('Öffnet um neun.');
  vi.advanceTimersByTime(90_000);
  expect(place.textContent).toBe('Open.');
});
