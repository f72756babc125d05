import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { contentSite } from './site-folder.ts';

/** In milliseconds: the machine may be slow and busy, and no test is about absolute time. */
const patient = 120_000;

/** Builds the site that most tests open. */
const fixtureSetup = 'prepare-fixture-site.ts';

/** Tests of the night. Only `npm run test:long` runs these and `night/`, and only `npm run test:engines` `engines/`. */
const long = '**/*.long.test.ts';

/** Folders of tests may have packages of their own. */
const packages = '**/node_modules/**';

const setupFiles = ['fail-on-console-error.ts', 'choose-values.ts', 'load-messages.ts'];

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  // Properties run in both: in the gate with the same values each time, in the night with others. So do the files of
  // which the gate tries only some values.
  const longFiles = isLong
    ? [...listFiles(long), ...listProperties(), ...listImporters(/ from '[./]+\/vary.ts'/)]
    : [];
  const excluded = [
    packages,
    ...(isLong ? [] : mode === 'quick' ? [long, ...listProperties()] : [long]),
  ];
  const mocking = listMatching('integration/cli/**/*.test.ts', /^vi\.mock\(/m);
  const isWanted = (file: string) => !isLong || longFiles.includes(file);

  // The night tries many values in one test.
  const timeout = isLong ? 10 * patient : patient;
  const values: Record<string, string> = {
    // The guide for editors sets another language in their terminals.
    CATALOGUE_UI: 'en',
    ...(isLong ? { EVERY_VALUE: 'yes' } : { FIXED_SEED: '18' }),
  };

  const project = (name: string, folder: string, options: object = {}) => ({
    // The same for all projects: transformed files are cached on disk, whichever project requests them first.
    oxc: { jsx: { development: false } },
    test: {
      name,
      root: import.meta.dirname,
      include: isLong
        ? longFiles.filter((file) => file.startsWith(`${folder}/`))
        : [`${folder}/**/*.test.{ts,tsx}`],
      exclude: excluded,
      setupFiles,
      env: values,
      testTimeout: timeout,
      hookTimeout: timeout,
      expect: { poll: { timeout: timeout / 2 } },
      ...options,
    },
  });

  // The tool imports from `yaml`, a CommonJS package, what Node finds in it; Vitest’s own way is a proxy, which is slow.
  const tool = {
    deps: { interopDefault: false },
    setupFiles: [...setupFiles, 'integration/cli/remember-analyses.ts'],
  };

  const night = project('night', 'night', {
    include: ['night/**/*.test.ts'],
    globalSetup: [fixtureSetup],
  });

  const engines = project('engines', 'engines', {
    globalSetup: [fixtureSetup, 'integration/http/start-sites.ts'],
    testTimeout: 10 * patient,
  });

  return {
    test: {
      root: import.meta.dirname,
      // Tests with a browser or a process of their own wait as much as they work.
      maxWorkers: availableParallelism() + 2,
      reporters: ['dot'],
      projects: [
        // Imported modules are loaded once per worker.
        project('unit', 'unit', { isolate: false }),
        project('http', 'integration/http', {
          isolate: false,
          globalSetup: [fixtureSetup, 'integration/http/start-sites.ts'],
          // The build that visitors get; React’s development build renders many times slower.
          env: { ...values, NODE_ENV: 'production' },
        }),
        project('cli', 'integration/cli', {
          ...tool,
          isolate: false,
          exclude: [...excluded, ...mocking],
        }),
        // A module that is loaded already cannot be replaced, so each of these files loads its modules itself.
        project('cli-mocks', 'integration/cli', { ...tool, include: mocking.filter(isWanted) }),
        project('deploy', 'integration/deploy', { globalSetup: [fixtureSetup] }),
        project('e2e', 'e2e', {
          isolate: false,
          globalSetup: [fixtureSetup, 'e2e/start-site.ts'],
        }),
        project('content', 'content', {
          globalSetup: ['content/start-site.ts'],
          env: { ...values, NODE_ENV: 'production', SITE_FOLDER: contentSite },
        }),
        ...(isLong ? [night] : []),
        ...(mode === 'engines' ? [engines] : []),
      ],
    },
  };
});

function listFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: import.meta.dirname, exclude: [packages] });
}

function listProperties(): string[] {
  return listImporters(/ from 'fast-check'/);
}

function listImporters(statement: RegExp): string[] {
  return listMatching('**/*.test.{ts,tsx}', statement);
}

/** Lists the files whose text matches. */
function listMatching(pattern: string, text: RegExp): string[] {
  return listFiles(pattern).filter((file) =>
    text.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
}
