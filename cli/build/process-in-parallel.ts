import { availableParallelism } from 'node:os';

/** Works through a list with one worker per processor core, unless told otherwise; so few items are in memory at once. */
export async function processInParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  workers = availableParallelism(),
): Promise<void> {
  const queue = items.values();
  const processNext = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, processNext));
}
