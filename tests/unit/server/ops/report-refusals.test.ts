import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportRefusals } from '../../../../server/ops/report-refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('each refusal is counted, and the log tells of the first at once and of others once a minute', () => {
  const server = createServer();
  const countRefusedConnection = vi.fn();
  const warn = vi.fn();
  reportRefusals(server, { countRefusedConnection }, { warn });
  const drop = (times: number) => {
    for (let time = 0; time < times; time += 1) server.emit('drop');
  };
  const listCounts = () => warn.mock.calls.map(([{ count }]) => count);

  drop(500);
  expect(listCounts()).toEqual([1]);
  vi.advanceTimersByTime(59_000);
  drop(500);
  expect(listCounts()).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(listCounts()).toEqual([1, 999]);
  vi.advanceTimersByTime(600_000);
  expect(listCounts()).toEqual([1, 999]);
  drop(2);
  expect(listCounts()).toEqual([1, 999, 1]);
  expect(countRefusedConnection).toHaveBeenCalledTimes(1002);
});
