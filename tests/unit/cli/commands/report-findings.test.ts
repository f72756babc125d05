import { describe, expect, it } from 'vitest';
import { writeFindings } from '../../../../cli/commands/report-findings.ts';
import { type Format, formats } from '../../../../cli/reporters/report.ts';
import { createReport, typo } from '../reporters/create-report.ts';

/** How a report of each format begins. */
const beginnings: Record<Format, RegExp> = {
  text: /^content\/cars/,
  json: /^\{\n {2}"version": 1/,
  github: /^::error /,
  sarif: /^\{\n {2}"\$schema"/,
  junit: /^<\?xml /,
};

describe('writeFindings', () => {
  it.each(formats)('writes whole lines in the format %s', async (format) => {
    const { folder, readText, ...found } = createReport([typo]);
    const flags = { content: folder, ui: found.language };
    const written = await writeFindings(format, { files: [], readText }, flags, found);
    expect(written).toMatch(beginnings[format]);
    expect(written).toContain('C010');
    expect(written).toMatch(/\S\n$/);
  });
});
