import { join } from 'node:path';
import type { Issue } from '../issue.ts';
import type { Build, Compiler, CompilerOptions } from './create-compiler.ts';
import { openCache } from './open-cache.ts';

/** A build, or the news that nothing had to be built. */
export type SessionBuild = Pick<Build, 'issues' | 'stoppedBy' | 'counts'> & Partial<Build>;

/** One compile after another in one process. */
export interface CompileSession {
  /**
   * @param changed paths below the content folder that may have changed; all where absent
   * @throws {ContentFolderError} where the content folder cannot be read
   */
  build(changed?: ReadonlySet<string>): Promise<SessionBuild>;
  /** Leaves to the next process what this one knows, see `Compiler`. */
  save(): void;
}

/**
 * Begins where the process before has ended.
 *
 * @param isLong whether more builds will follow: then the compiler is loaded also where nothing has changed
 */
export function createCompileSession(
  options: CompilerOptions,
  { isLong }: { isLong: boolean },
): CompileSession {
  let compiler: Compiler | undefined;
  return {
    save: () => compiler?.save(),
    async build(changed) {
      if (compiler) return compiler.build(changed);
      const opened = await openCache(
        options,
        join(options.content, 'images'),
        join(options.out, 'public/pictures'),
      );
      if (opened?.isFresh && !isLong) return describeFresh(opened.cache);
      // The compiler with its libraries takes longer to load than to find that nothing has changed.
      const { createCompiler } = await import('./create-compiler.ts');
      compiler = createCompiler(options, opened?.cache);
      return compiler.build();
    },
  };
}

function describeFresh({
  entries,
  issues,
}: {
  entries: readonly { name: keyof Build['counts'] }[];
  issues: readonly Issue[];
}): SessionBuild {
  const counts = { experiences: 0, cars: 0, posts: 0 };
  for (const { name } of entries) counts[name] += 1;
  return { issues: [...issues], counts };
}
