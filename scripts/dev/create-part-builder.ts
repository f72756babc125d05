/** The parts of the site in build order: assets need the content, since fonts are reduced to the letters it shows. */
const parts = ['content', 'assets', 'server'] as const;

export type Part = (typeof parts)[number];

/**
 * Keeps track of the parts of the site that wait to be built. At first all parts wait.
 *
 * @param builders each returns whether it has built its part; if it has not, it has shown why, or throws
 */
export function createPartBuilder(builders: Record<Part, () => Promise<boolean>>) {
  const waiting = new Set<Part>(parts);
  return {
    /** Notes that a part has changed. */
    note: (part: Part) => void waiting.add(part),
    /**
     * Builds the parts that wait. A part that fails, and the parts after it, wait for the next call.
     *
     * @returns whether all parts are built
     * @throws what a builder throws
     */
    async build(): Promise<boolean> {
      for (const part of parts) {
        // Deleted before it is built: a part that changes meanwhile waits again.
        if (!waiting.delete(part)) continue;
        let isBuilt = false;
        try {
          isBuilt = await builders[part]();
        } finally {
          if (!isBuilt) waiting.add(part);
        }
        if (!isBuilt) return false;
      }
      return true;
    },
  };
}
