import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlanStorage } from '../../../client/plan-storage.ts';

/** Replaces the browser’s storage by one that holds a text or refuses. */
function stubStorage({ text = null as string | null, reads = true, writes = true } = {}) {
  let kept = text;
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const getItem = () => (reads ? kept : refuse());
  const setItem = (_: string, value: string) => {
    if (!writes) refuse();
    kept = value;
  };
  vi.stubGlobal('localStorage', { getItem, setItem });
}

afterEach(() => void vi.unstubAllGlobals());

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `slug-${index}`);

describe('the stored plan', () => {
  it.each([
    [null, []],
    ['', []],
    ['null', ['null']],
    [',,a,,b,', ['a', 'b']],
    ['b,a,b', ['b', 'a']],
    ['<script>, A,ı,a b,../x,a&e=b,%2C,a,B ', ['a', 'b']],
    ['["a","b"]', []],
    [`${'x'.repeat(81)},${'y'.repeat(80)}`, ['y'.repeat(80)]],
    [slugs(40).join(), slugs(12)],
  ])('is read from %s', (text, plan) => {
    stubStorage({ text });
    expect(createPlanStorage().read()).toEqual(plan);
  });

  it('is what every reader gets once it is written', () => {
    stubStorage();
    createPlanStorage().write(['b', 'a']);
    expect(createPlanStorage().read()).toEqual(['b', 'a']);
    createPlanStorage().write([]);
    expect(createPlanStorage().read()).toEqual([]);
  });

  it.each([
    ['reads and writes', { reads: false, writes: false }, []],
    ['writes', { text: 'old', writes: false }, ['old']],
  ])('lasts as long as the page where the browser refuses %s', (_, refusing, kept) => {
    stubStorage(refusing);
    const storage = createPlanStorage();
    storage.write(['a']);
    expect(storage.read()).toEqual(['a']);
    expect(createPlanStorage().read()).toEqual(kept);
  });

  it.each([
    ['the browser stores it', {}, ['a'], true],
    ['the browser refuses it', { reads: false, writes: false }, ['a'], false],
    ['the browser keeps another one', { text: 'old', writes: false }, ['a'], false],
    ['it is the one that the browser keeps', { text: 'a', writes: false }, ['a'], true],
    ['the browser refuses it, but it is empty', { writes: false }, [], true],
  ])('is known to be kept, or not, if %s', (_, storing, plan, isKept) => {
    stubStorage(storing);
    const storage = createPlanStorage();
    storage.write(plan);
    expect(storage.isKept()).toBe(isKept);
  });

  it('is that of the other tabs once one of them has stored it', () => {
    const storage = createPlanStorage();
    stubStorage({ writes: false });
    storage.write(['a']);
    stubStorage({ text: 'b' });
    storage.dropUnstored();
    expect(storage.read()).toEqual(['b']);
  });

  it('is no longer the page’s own once the browser stores it', () => {
    const storage = createPlanStorage();
    stubStorage({ writes: false });
    storage.write(['a']);
    stubStorage();
    storage.write(['a', 'b']);
    createPlanStorage().write(['c']);
    expect(storage.read()).toEqual(['c']);
  });
});
