import { describe, expect, it } from 'vitest';
import { hasColor } from '../../../../cli/reporters/terminal-text.ts';

describe('hasColor', () => {
  const terminal = { isTTY: true };

  it.each([
    ['on a terminal', terminal, {}, true],
    ['not in a file or a pipe', {}, {}, false],
    ['not with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['also with an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
    ['in a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['not with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
    ['not with both, because NO_COLOR is stronger', {}, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['not on a dumb terminal', terminal, { TERM: 'dumb' }, false],
  ])('is there %s', (_, stream, env, expected) => {
    expect(hasColor(stream, env)).toBe(expected);
  });
});
