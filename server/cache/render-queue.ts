import { setImmediate } from 'node:timers/promises';

/** Too much is waiting to be rendered already. */
class OverloadError extends Error {
  override name = 'OverloadError';
  readonly status = 503;
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** While one page is compressed in another thread, the next is rendered. */
const maxConcurrent = 2;

/**
 * Runs tasks in the order they come, two at a time and each in a turn of the event loop of its own: rendering never pauses,
 * and everything that is answered from the cache has its turn before the next. A full queue refuses at once instead of
 * letting visitors wait in vain.
 *
 * @param limit the most tasks that may wait or be under way
 */
export function createRenderQueue(limit: number) {
  const waiting: (() => Promise<unknown>)[] = [];
  let underWay = 0;
  /** Tasks that wait or are under way. */
  const length = () => waiting.length + underWay;
  /** Whether a task would be refused now. */
  const isFull = () => length() >= limit;
  const runNext = async () => {
    const start = underWay < maxConcurrent ? waiting.shift() : undefined;
    if (!start) return;
    underWay += 1;
    await setImmediate();
    await start().catch(() => {});
    underWay -= 1;
    void runNext();
  };
  return {
    isFull,
    length,
    /**
     * Runs a task when its turn has come.
     *
     * @throws {OverloadError} at once where the queue is full; else whatever the task throws
     */
    async run<T>(task: () => Promise<T>) {
      if (isFull()) throw new OverloadError('Too many pages are waiting to be rendered.');
      return new Promise<T>((resolve) => {
        waiting.push(() => {
          const result = task();
          resolve(result);
          return result;
        });
        void runNext();
      });
    },
  };
}
