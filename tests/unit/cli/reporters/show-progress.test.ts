import stringWidth from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import { formatBar, showProgress } from '../../../../cli/reporters/show-progress.ts';

/** Creates a stream that records its output, and a clock that the test advances. */
function createStage(stream: { isTTY?: boolean; columns?: number }) {
  const written: string[] = [];
  const clock = { time: 0 };
  const progress = showProgress(
    { ...stream, write: (text) => written.push(text) },
    { title: 'Resimler', now: () => clock.time },
  );
  const work = (count: number, each: number) => {
    for (let done = 1; done <= count; done += 1) {
      clock.time += each;
      progress.update(done, count, `resim-${done}.jpg`);
    }
  };
  return { written, progress, work };
}

describe('showProgress on a terminal', () => {
  it('redraws one line in place, and clears it at the end', () => {
    const { written, progress, work } = createStage({ isTTY: true, columns: 80 });
    work(4, 500);
    progress.finish();
    expect(written).toHaveLength(5);
    expect(written[0]).toBe(`\rResimler ${'█'.repeat(6)}${'░'.repeat(18)} 1/4  resim-1.jpg\x1b[K`);
    expect(written.at(-1)).toBe('\r\x1b[K');
    expect(written.join('')).not.toContain('\n');
  });

  it('draws at most ten times a second', () => {
    const { written, work } = createStage({ isTTY: true });
    work(1000, 1);
    expect(written.length).toBeLessThanOrEqual(10);
    expect(written.at(-1)).toContain('1000/1000');
  });

  it('shows nothing of work that is done at once', () => {
    const { written, progress, work } = createStage({ isTTY: true });
    work(5, 1);
    progress.finish();
    expect(written).toEqual([]);
  });
});

describe('showProgress elsewhere', () => {
  it('writes a plain line now and then', () => {
    const { written, progress, work } = createStage({});
    work(100, 100);
    progress.finish();
    expect(written).toHaveLength(5);
    expect(written[0]).toBe('Resimler: 20/100  resim-20.jpg\n');
    expect(written.at(-1)).toBe('Resimler: 100/100  resim-100.jpg\n');
  });
});

describe('formatBar', () => {
  it.each([0, 1, 5, 12, 20, 40, 44, 79, 200])('stays within %i columns', (columns) => {
    const bar = formatBar('Resimler', 3, 12, 'cars/日本-çok-uzun-bir-dosya-adı.yaml', columns);
    expect(stringWidth(bar)).toBeLessThanOrEqual(Math.max(0, columns - 1));
  });

  it('leaves the bar out where there is no room, and keeps the count', () => {
    expect(formatBar('Resimler', 3, 12, 'g63.yaml', 30)).toBe('Resimler 3/12  g63.yaml');
  });

  it('is full where there is nothing to do', () => {
    expect(formatBar('Files', 0, 0, '')).toBe(`Files ${'█'.repeat(24)} 0/0`);
  });
});
