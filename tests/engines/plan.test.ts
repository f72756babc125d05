import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { openEngine } from './open-engine.ts';

// Runs in the page; each says what stands there now.
const read = {
  role: () => document.querySelector('[data-plan-add]')?.role,
  pressed: () => document.querySelector('[data-plan-add]')?.ariaPressed,
  counts: () => [...document.querySelectorAll('[data-plan-count]')].map((one) => one.textContent),
  own: () => localStorage.getItem('plan'),
  address: () => location.pathname + location.search,
  state: () => document.readyState,
  keepButton: () =>
    document.querySelector('[data-plan-keep]')?.checkVisibility({ visibilityProperty: true }),
};

describe.each(engines)('in $name', (chosen) => {
  const engine = openEngine(chosen);
  const soon = (run: () => unknown) => expect.poll(() => engine().evaluate(run));
  const open = (address: string) => engine().open(engine().origin + address);

  /** Waits for the page of the own plan. Leaving a page that is still loading makes its open requests fail. */
  async function expectOwnPlan() {
    await soon(read.address).toBe('/planim?e=kirmizi-kupe&lng=ar');
    await soon(read.state).toBe('complete');
    await soon(read.keepButton).toBe(false);
  }

  beforeEach(async () => {
    await engine().resize(1280, 900);
    // A text has no scripts, which would fail if it is left while they load.
    await open('/robots.txt');
    await engine().evaluate(() => localStorage.removeItem('plan'));
    await open('/araclar?lng=ar');
    await soon(read.role).toBe('button');
  });
  afterEach(() => expect(engine().faults).toEqual([]));

  it('a card’s button adds, removes, and counts', async () => {
    await soon(read.pressed).toBe('false');
    await engine().click('[data-plan-add]');
    await soon(read.pressed).toBe('true');
    expect(await engine().evaluate(read.counts)).toEqual(['1', '1']);
    expect(await engine().evaluate(read.own)).toBe('kirmizi-kupe');
    await engine().press('Enter');
    await soon(read.pressed).toBe('false');
    expect(await engine().evaluate(read.counts)).toEqual(['', '']);
  });

  it('the link in the header leads to the own plan, which leads on', async () => {
    await engine().click('[data-plan-add]');
    await engine().click('.site-header > .plan-link');
    await expectOwnPlan();
    await open('/planim?lng=ar');
    await expectOwnPlan();
    await open('/planim?e=gumus-jip&lng=ar');
    await soon(read.keepButton).toBe(true);
    expect(await engine().evaluate(read.own)).toBe('kirmizi-kupe');
  });
});
