/** The parts of the site in the order in which they are built: assets need content, as fonts are cut to what it shows. */
const parts = ['content', 'assets', 'server'] as const;

export type Part = (typeof parts)[number];

/**
 * Remembers which parts of the site wait to be built; at first all do.
 *
 * @param builders each says whether it has built its part; one that has not has shown why, or throws
 */
export function createPartBuilder(builders: Record<Part, () => Promise<boolean>>) {
  const waiting = new Set<Part>(parts);
  return {
    /** Notes that a part has changed. */
    note: (part: Part) => void waiting.add(part),
    /**
     * Builds what waits. A part that fails, and those after it, wait for the next time.
     *
     * @returns whether nothing waits any more
     * @throws what a builder throws
     */
    async build(): Promise<boolean> {
      for (const part of parts) {
        // Before it is built: what changes meanwhile waits again.
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
