import stringWidth from 'fast-string-width';
import { showHarmful } from './terminal-text.ts';

/** Where progress is written, such as `process.stderr`. */
export interface ProgressStream {
  write(text: string): unknown;
  isTTY?: boolean;
  /** Width of the terminal; read at every update, because windows are resized. */
  columns?: number;
}

interface ProgressOptions {
  /** Name of the work, such as “Pictures”, in the language of the tool. */
  title: string;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/** Ten redraws a second are smooth; more would flicker. */
const redrawIntervalMs = 100;
/** Between two lines in a log. */
const lineIntervalMs = 2000;
const barWidth = 24;

/**
 * Shows the progress of long work: a bar that is redrawn in place on a terminal, an occasional plain line elsewhere.
 * Work that finishes at once shows nothing.
 */
export function showProgress(
  stream: ProgressStream,
  { title, now = () => performance.now() }: ProgressOptions,
) {
  const isTerminal = stream.isTTY === true;
  const pause = isTerminal ? redrawIntervalMs : lineIntervalMs;
  let last = now();
  let isDrawn = false;
  return {
    /** @param name of the current item, such as a file */
    update(done: number, total: number, name: string) {
      const isEnd = done >= total && isDrawn;
      if (now() - last < pause && !isEnd) return;
      last = now();
      isDrawn = true;
      stream.write(
        isTerminal
          ? `\r${formatBar(title, done, total, name, stream.columns)}\x1b[K`
          : `${`${title}: ${done}/${total}  ${showHarmful(name)}`.trimEnd()}\n`,
      );
    },
    /** Removes the bar, so that the next output begins on a clean line. */
    finish() {
      if (isTerminal && isDrawn) stream.write('\r\x1b[K');
      isDrawn = false;
    },
  };
}

/**
 * One line with a bar, never wider than the terminal: the name is shortened first, then the bar is omitted.
 *
 * @param columns width of the terminal; defaults to 80
 */
export function formatBar(
  title: string,
  done: number,
  total: number,
  name: string,
  columns = 80,
): string {
  const share = total <= 0 ? 1 : Math.min(1, Math.max(0, done / total));
  const filled = Math.round(share * barWidth);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
  // The last column stays free: some terminals begin a new line once it is filled.
  const width = Math.max(0, columns - 1);
  const withBar = `${title} ${bar} ${done}/${total}`;
  const start = stringWidth(withBar) <= width ? withBar : `${title} ${done}/${total}`;
  return shorten(`${start}  ${showHarmful(name)}`.trimEnd(), width);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function shorten(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  let taken = 0;
  for (const { segment } of graphemes.segment(text)) {
    taken += stringWidth(segment);
    if (taken > width - 1) break;
    kept += segment;
  }
  return width > 0 ? `${kept.trimEnd()}…` : '';
}
