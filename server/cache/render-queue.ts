import { setImmediate } from 'node:timers/promises';

/** The render queue is full. */
class OverloadError extends Error {
  override name = 'OverloadError';
  readonly status = 503;
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** While one page is compressed in another thread, the next is rendered. */
const maxConcurrent = 2;

/**
 * Runs tasks in order, two at a time. Each starts in its own turn of the event loop: rendering never pauses, and
 * pending cached responses are sent before the next task. A full queue rejects at once, so that visitors do not wait in
 * vain.
 *
 * @param limit the most tasks that may wait or be under way
 */
export function createRenderQueue(limit: number) {
  const waiting: (() => Promise<unknown>)[] = [];
  let underWay = 0;
  /** Tasks that wait or are under way. */
  const length = () => waiting.length + underWay;
  /** Whether a task would be rejected now. */
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
     * Queues a task and returns its result.
     *
     * @throws {OverloadError} at once if the queue is full. Errors of the task are passed on.
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
