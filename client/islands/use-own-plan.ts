import { useSyncExternalStore } from 'react';

/** The visitor’s plan as `plan.ts` publishes it; `undefined` until that runs, and while the markup is hydrated. */
export function useOwnPlan(): string | undefined {
  return useSyncExternalStore(subscribe, readPlan, () => undefined);
}

function subscribe(update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-own-plan'] });
  return () => observer.disconnect();
}

const readPlan = () => document.documentElement.dataset['ownPlan'];
