import { afterAll, beforeAll, expect, vi } from 'vitest';

// A file whose tests make the program complain has failed; complaints that are meant go to a logger of the test.

beforeAll(() => {
  vi.spyOn(console, 'error');
});

afterAll(() => {
  const complaints = [...vi.mocked(console.error).mock.calls];
  // Files share their worker.
  vi.mocked(console.error).mockRestore();
  expect(complaints).toEqual([]);
});
