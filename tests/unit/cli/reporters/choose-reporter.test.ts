import { describe, expect, it } from 'vitest';
import { chooseReporter } from '../../../../cli/reporters/choose-reporter.ts';
import { formats } from '../../../../cli/reporters/formats.ts';
import { createReport, typo } from './create-report.ts';

describe('chooseReporter', () => {
  it.each(formats)('writes whole lines in the format %s', (format) => {
    const written = chooseReporter(format)(createReport([typo]));
    expect(written).toContain('C010');
    expect(written).toMatch(/\S\n$/);
  });
});
