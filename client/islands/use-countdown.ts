import { useEffect, useLayoutEffect, useRef } from 'react';

interface Countdown {
  durationMs: number;
  isRunning: boolean;
  /** A change restarts the time. */
  lap: unknown;
  /** Called whenever the time starts running, with the time that has already elapsed. */
  onRun?: (elapsed: number) => void;
  onEnd: () => void;
}

/** A countdown that ends once it has run for its duration. After a pause it continues from where it was. */
export function useCountdown(countdown: Countdown): void {
  const { durationMs, isRunning, lap } = countdown;
  const elapsed = useRef(0);
  const listeners = useRef(countdown);
  useEffect(() => {
    listeners.current = countdown;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new lap restarts the time.
  useLayoutEffect(() => {
    elapsed.current = 0;
  }, [lap]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new lap needs a timer of its own.
  useLayoutEffect(() => {
    if (!isRunning) return;
    const start = performance.now();
    listeners.current.onRun?.(elapsed.current);
    const timer = setTimeout(() => listeners.current.onEnd(), durationMs - elapsed.current);
    return () => {
      clearTimeout(timer);
      elapsed.current += performance.now() - start;
    };
  }, [durationMs, isRunning, lap]);
}
