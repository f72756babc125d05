import { defineConfig } from 'vitest/config';

/** Accessibility and browser tests open many pages on a machine that may be slow. */
const patient = 120_000;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    reporters: ['dot'],
    projects: [
      project('unit', 'unit/**/*.test.{ts,tsx}'),
      project('http', 'integration/http/*.test.ts'),
      project('cli', 'integration/cli/*.test.ts', { testTimeout: patient }),
      project('e2e', 'e2e/*.test.ts', {
        globalSetup: ['e2e/start-site.ts'],
        testTimeout: patient,
        hookTimeout: patient,
      }),
    ],
  },
});

function project(name: string, include: string, options: object = {}) {
  return {
    test: {
      name,
      root: import.meta.dirname,
      include: [include],
      setupFiles: ['fail-on-console-error.ts'],
      ...options,
    },
  };
}
