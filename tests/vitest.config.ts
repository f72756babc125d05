import { defineConfig } from 'vitest/config';

/** In milliseconds; the machine may be slow and busy, and no test is about absolute time. */
const patient = 120_000;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    reporters: ['dot'],
    projects: [
      project('unit', 'unit/**/*.test.{ts,tsx}'),
      project('http', 'integration/http/*.test.ts'),
      project('cli', 'integration/cli/*.test.ts'),
      project('deploy', 'integration/deploy/*.test.ts'),
      project('e2e', 'e2e/*.test.ts', {
        globalSetup: ['e2e/start-site.ts'],
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
      testTimeout: patient,
      hookTimeout: patient,
      expect: { poll: { timeout: 15_000 } },
      ...options,
    },
  };
}
