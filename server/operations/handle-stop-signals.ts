export interface Stoppable {
  /** Finishes what is under way and takes nothing new. */
  stop(): void;
  /** Ends at once. */
  force(): void;
}

/** On the first SIGTERM or SIGINT stops, on each further one forces the end. */
export function handleStopSignals({ stop, force }: Stoppable): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) return force();
    isStopping = true;
    stop();
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
