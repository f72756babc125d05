import { describe, expect, it } from 'vitest';
import { chooseReporter, formats, isFormat } from '../../../../cli/reporters/choose-reporter.ts';
import { createReport, typo } from './create-report.ts';

describe('chooseReporter', () => {
  it('knows the formats, text first', () => {
    expect(formats).toEqual(['text', 'json', 'github', 'sarif', 'junit']);
    expect(isFormat('toString')).toBe(false);
    expect(isFormat('xml')).toBe(false);
  });

  it.each(formats)('writes whole lines in the format %s', (format) => {
    const written = chooseReporter(format)(createReport([typo]));
    expect(written).toContain('C010');
    expect(written).toMatch(/\S\n$/);
  });
});
