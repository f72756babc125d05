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
  run<T>(task: () => T): Promise<T>;
  /** @throws {OverloadError} where a task would be refused now */
  refuseWhenFull(): void;
  length(): number;
  /** Whether a task had to be refused in the last second. */
  isOverloaded(): boolean;
}

/** The event loop takes one new connection in a turn; these are over at once where there is none. */
const turnsBetween = 64;

interface RenderQueueOptions {
  limit: number;
  isLate: () => boolean;
}

/** How long one refusal counts as overload, in milliseconds. */
const overloadMemory = 1000;

/**
 * Runs tasks one by one with some turns of the event loop between them, so that renders, which never pause, leave
 * room for everything that is answered from memory; a full queue refuses at once instead of letting visitors wait
 * in vain.
 *
 * @param limit the most tasks that may wait
 * @param isLate whether the event loop is late already, for whatever reason
 */
export function createRenderQueue({ limit, isLate }: RenderQueueOptions): RenderQueue {
  const waiting: (() => void)[] = [];
  let refusedAt = Number.NEGATIVE_INFINITY;

  const runNext = () => {
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) pass(turnsBetween);
  };
  const pass = (turns: number) => {
    setImmediate(() => (turns > 1 ? pass(turns - 1) : runNext()));
  };

  const refuseWhenFull = () => {
    if (waiting.length < limit && !isLate()) return;
    refusedAt = performance.now();
    throw new OverloadError('Too many pages are waiting to be rendered.');
  };

  return {
    refuseWhenFull,
    length: () => waiting.length,
    isOverloaded: () => performance.now() - refusedAt < overloadMemory,
    async run(task) {
      refuseWhenFull();
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            resolve(task());
          } catch (error) {
            reject(error);
          }
        });
        if (waiting.length === 1) pass(1);
      });
    },
  };
}
