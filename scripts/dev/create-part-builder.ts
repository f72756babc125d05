import { extname, sep } from 'node:path';

/**
 * The parts of the site, each with the parts that must be built before it. Fonts are reduced to the letters that the
 * content shows, and styles name the files of the fonts.
 */
const parts = {
  content: [],
  fonts: ['content'],
  styles: ['fonts'],
  scripts: [],
  icons: [],
  server: [],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof parts;

export const allParts = Object.keys(parts) as Part[];

/**
 * Keeps track of the parts of the site that wait to be built. At first all parts wait.
 *
 * @param builders each returns whether it has built its part; if it has not, it has shown why, or throws
 */
export function createPartBuilder(builders: Record<Part, () => Promise<boolean>>) {
  const waiting = new Set<Part>(allParts);

  const buildPart = async (part: Part, before: Promise<boolean[]>): Promise<boolean> => {
    const areReady = !(await before.catch(() => [false])).includes(false);
    if (!areReady) return false;
    // Deleted before it is built: a part that changes meanwhile waits again.
    if (!waiting.delete(part)) return true;
    let isBuilt = false;
    try {
      isBuilt = await builders[part]();
    } finally {
      if (!isBuilt) waiting.add(part);
    }
    return isBuilt;
  };

  return {
    /** Notes that a part has changed. */
    note: (part: Part) => void waiting.add(part),
    /**
     * Builds the parts that wait, side by side. A part that fails, and the parts that need it, wait for the next call.
     *
     * @returns whether all parts are built
     * @throws what a builder throws, after all have ended; if several throw, an error with all messages
     */
    async build(): Promise<boolean> {
      const builds = new Map<Part, Promise<boolean>>();
      for (const part of allParts) {
        const before = parts[part].map((each) => builds.get(each));
        builds.set(part, buildPart(part, Promise.all(before.map((build) => build ?? false))));
      }
      const results = await Promise.allSettled(builds.values());
      const problems = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason] : [],
      );
      if (problems.length > 1) {
        throw new Error(problems.map((problem) => problem?.message ?? problem).join('\n\n'));
      }
      if (problems.length > 0) throw problems[0];
      return results.every((result) => result.status === 'fulfilled' && result.value);
    },
  };
}

/** The folders that are watched, with the parts that a file there belongs to. */
const partsOf: Record<string, readonly Part[]> = {
  content: ['content'],
  cli: ['content'],
  client: ['scripts', 'server'],
  server: ['server'],
  shared: ['content', 'scripts', 'server'],
};

/** The folders whose files the site is built of. */
export const sources = Object.keys(partsOf);

/** Finds the parts to rebuild when a file changes. The server renders the islands, which are scripts as well. */
export function findParts(path: string): readonly Part[] {
  const [folder = ''] = path.split(sep, 1);
  const ending = extname(path);
  if (folder === 'client' && ending === '.svg') return ['icons', 'styles'];
  if (folder === 'client' && /^\.(?:scss|json)$/.test(ending)) return ['styles'];
  return partsOf[folder] ?? [];
}
