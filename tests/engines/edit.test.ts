import { afterEach, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { openEngine } from './open-engine.ts';

/** Functions that read the editor; each runs in the page. */
const read = {
  isReady: () => {
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    return (root?.querySelectorAll('.stops button').length ?? 0) > 0;
  },
  field: () => {
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    const { activeElement } = root ?? {};
    return activeElement instanceof HTMLTextAreaElement ? activeElement.value : undefined;
  },
  message: () => {
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    return root?.querySelector('.message')?.textContent;
  },
  outline: () => {
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    const outline = root?.querySelector('.outline.selection')?.getBoundingClientRect();
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    return outline && heading && outline.top < heading.top && outline.bottom > heading.bottom;
  },
  heading: () => document.querySelector('h1')?.textContent,
};

/** Presses a button of the editor, which no selector of WebDriver reaches. */
function press(selector: string): void {
  const root = document.querySelector('[data-editor]')?.shadowRoot;
  root?.querySelector<HTMLElement>(selector)?.click();
}

describe.each(engines)('in $name', (chosen) => {
  const engine = openEngine(chosen);
  const soon = (run: () => unknown) => expect.poll(() => engine().evaluate(run));
  afterEach(() => expect(engine().faults).toEqual([]));

  it.each([1280, 500])('a text is edited on its page, %s px wide', async (width) => {
    await engine().resize(width, 900);
    await engine().open(`${engine().origin}/hakkimizda?edit`);
    const before = await engine().evaluate(read.heading);
    await engine().evaluate(press, '.toggle');
    await soon(read.isReady).toBe(true);
    await engine().click('h1');
    await soon(read.field).toBe(before);
    await soon(read.outline).toBe(true);
    await engine().write(` ${width}`);
    await soon(read.field).toBe(`${before} ${width}`);
    await engine().evaluate(press, '.primary');
    await soon(read.message).toBe('Kaydedildi.');
    await engine().evaluate(() => dispatchEvent(new Event('dev:reload', { cancelable: true })));
    await soon(read.heading).toBe(`${before} ${width}`);
    // What was typed stays where it is, for the next words.
    await soon(read.field).toBe(`${before} ${width}`);
    await engine().evaluate(press, '.toggle');
    await soon(read.isReady).toBe(false);
  });
});
