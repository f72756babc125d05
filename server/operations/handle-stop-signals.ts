export interface Stoppable {
  /** Finishes what is under way and takes nothing new. */
  stop(): void;
  /** Ends at once. */
  force(): void;
}

/** A supervisor that signals a process and its group sends the same wish twice; in milliseconds. */
const sameWish = 100;

/** On the first SIGTERM or SIGINT stops, on each further one forces the end. */
export function handleStopSignals({ stop, force }: Stoppable): void {
  let stoppedAt: number | undefined;
  const handle = () => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now();
      stop();
    } else if (performance.now() - stoppedAt > sameWish) force();
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
