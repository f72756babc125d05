import { describe, expect, it } from 'vitest';
import { readRequestId } from '../../../../server/operations/read-request-id.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const read = (given?: string) => readRequestId({ headers: { 'x-request-id': given } });

describe('readRequestId', () => {
  it.each(['12345678', 'a.b_c-D9', 'x'.repeat(64), '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'])(
    'takes over %j',
    (given) => {
      expect(read(given)).toBe(given);
    },
  );

  it.each(['1234567', 'x'.repeat(65), '12345678\n', 'with space', '<script>', 'şşşşşşşş', ''])(
    'replaces %j',
    (given) => {
      expect(read(given)).toMatch(uuid);
    },
  );

  it('replaces two, which Node joins with a comma', () => {
    expect(read('first-one, second-one')).toMatch(uuid);
  });

  it('makes a new one each time where none is given', () => {
    expect(read()).toMatch(uuid);
    expect(read()).not.toBe(read());
  });
});
