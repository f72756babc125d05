import { afterAll, beforeAll, expect } from 'vitest';

// A test file fails if the program writes to `console.error`; intended errors go to a logger of the test. This is no
// mock: Vitest clears the calls of mocks before each test.

const complaints: unknown[][] = [];
const write = console.error;

beforeAll(() => {
  console.error = (...complaint: unknown[]) => {
    complaints.push(complaint);
    write(...complaint);
  };
});

afterAll(() => {
  // Files share a worker.
  console.error = write;
  expect(complaints.splice(0)).toEqual([]);
});
