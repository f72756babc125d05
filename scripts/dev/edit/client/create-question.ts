export interface Question {
  /** Runs an action, or asks first whether what was typed may be lost. */
  attempt(action: () => void): void;
  /** The answer is yes: runs the action that was asked about, else another one. */
  giveUp(otherwise: () => void): void;
}

/** Creates what asks before something typed is lost. */
export function createQuestion(isTyped: () => boolean, ask: (isAsking: boolean) => void): Question {
  let waiting: (() => void) | undefined;
  return {
    attempt: (action) => {
      if (!isTyped()) {
        action();
        return;
      }
      waiting = action;
      ask(true);
    },
    giveUp: (otherwise) => {
      const action = waiting ?? otherwise;
      ask(false);
      action();
    },
  };
}
