import { describe, expect, it } from 'vitest';
import { readRequestId } from '../../../../server/ops/create-log.ts';

const read = (given?: string) => readRequestId({ headers: { 'x-request-id': given } });

describe('readRequestId', () => {
  it.each(['12345678', 'a.b_c-D9', 'x'.repeat(64), '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'])(
    'takes over %j',
    (given) => {
      expect(read(given)).toBe(given);
    },
  );

  it.each(['1234567', 'x'.repeat(65), '12345678\n', 'with space', '<script>', 'şşşşşşşş', ''])(
    'refuses %j',
    (given) => {
      expect(read(given)).toBeUndefined();
    },
  );

  it('refuses two, which Node joins with a comma', () => {
    expect(read('first-one, second-one')).toBeUndefined();
  });

  it('finds none where none is given', () => {
    expect(read()).toBeUndefined();
    expect(readRequestId(undefined)).toBeUndefined();
  });
});
