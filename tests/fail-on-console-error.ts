import { afterAll, beforeAll, expect, vi } from 'vitest';

// A test file fails if the program writes to `console.error`; intended errors go to a logger of the test.

beforeAll(() => {
  vi.spyOn(console, 'error');
});

afterAll(() => {
  const complaints = [...vi.mocked(console.error).mock.calls];
  // Files share a worker, so the mock is restored.
  vi.mocked(console.error).mockRestore();
  expect(complaints).toEqual([]);
});
