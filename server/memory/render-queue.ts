import { setImmediate } from 'node:timers';

/** Too much is waiting to be rendered already. */
class OverloadError extends Error {
  override name = 'OverloadError';
  readonly status = 503;
}

export interface RenderQueue {
  /**
   * Runs a task when its turn has come.
   *
   * @throws {OverloadError} at once where the queue is full; else whatever the task throws
   */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Whether a task would be refused now. */
  isFull(): boolean;
  /** Tasks that wait or are under way. */
  length(): number;
}

/** Between two tasks all else gets this share of the time that the first of them took. */
const restShare = 1 / 3;

/** A turn of the event loop that is shorter found nothing to do; in milliseconds. */
const emptyTurn = 0.1;

/**
 * Runs tasks one by one and leaves time between them to everything that is answered from memory, for what a task does
 * before it first waits, such as rendering, never pauses; a full queue refuses at once instead of letting visitors wait
 * in vain.
 *
 * @param limit the most tasks that may wait or be under way
 */
export function createRenderQueue(limit: number): RenderQueue {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  const runNext = () => {
    const start = performance.now();
    waiting[0]?.();
    waiting.shift();
    const now = performance.now();
    if (waiting.length > 0) rest(now, now + (now - start) * restShare);
  };
  const rest = (turnStart: number, end: number) => {
    setImmediate(() => {
      const now = performance.now();
      if (now >= end || now - turnStart < emptyTurn) runNext();
      else rest(now, end);
    });
  };

  const isFull = () => underWay >= limit;
  return {
    isFull,
    length: () => underWay,
    async run<T>(task: () => Promise<T>) {
      if (isFull()) throw new OverloadError('Too many pages are waiting to be rendered.');
      underWay += 1;
      try {
        return await new Promise<T>((resolve) => {
          waiting.push(() => resolve(task()));
          if (waiting.length === 1) setImmediate(runNext);
        });
      } finally {
        underWay -= 1;
      }
    },
  };
}
