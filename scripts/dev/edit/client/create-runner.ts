export interface Runner {
  isBusy(): boolean;
  run(action: () => Promise<void>): Promise<void>;
}

/** Creates what runs one action at a time; a second press while one is under way does nothing. */
export function createRunner(report: (error: unknown) => void): Runner {
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    run: async (action) => {
      if (isBusy) return;
      isBusy = true;
      await action().catch(report);
      isBusy = false;
    },
  };
}
