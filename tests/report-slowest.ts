import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const listed = 8;

/**
 * Names each failed test at once, since a run may be ended before its end. Lists the test files that took longest,
 * including the time before their first test, so that these are noticed.
 */
export class SlowestReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'failed') return;
    console.log(`\nFailed: ${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules
      .map((module) => ({
        path: relative(import.meta.dirname, module.moduleId),
        ...measure(module),
      }))
      .toSorted((one, other) => other.whole - one.whole);
    if (times.length <= listed) return;
    console.log('The slowest test files, in seconds (of these before the first test):');
    for (const { path, whole, before } of times.slice(0, listed)) {
      console.log(`  ${whole.toFixed(1).padStart(6)} (${before.toFixed(1)})  ${path}`);
    }
  }
}

function measure(module: TestModule): { whole: number; before: number } {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const before = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
  return { whole: (before + duration) / 1000, before: before / 1000 };
}
