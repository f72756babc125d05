import * as z from 'zod';
import { issueCodes } from '../../../../cli/codes/codes.ts';

const position = z.strictObject({ line: z.int().positive(), column: z.int().positive() });

/** The JSON format, version 1, as docs/output-formats.md describes it. */
export const jsonReport = z.strictObject({
  version: z.literal(1),
  tool: z.literal('catalogue'),
  command: z.enum(['validate', 'missing', 'compile']),
  summary: z.strictObject({ errors: z.int(), warnings: z.int(), notes: z.int(), files: z.int() }),
  totals: z
    .record(z.string(), z.object({ expected: z.int(), present: z.int() }).catchall(z.number()))
    .optional(),
  issues: z.array(
    z.strictObject({
      code: z.enum(Object.values(issueCodes)),
      severity: z.enum(['error', 'warning', 'note']),
      file: z.string(),
      path: z.string(),
      start: position,
      end: position,
      message: z.string(),
      advice: z.string(),
      corrected: z.string().optional(),
      isMendable: z.boolean(),
      exception: z.strictObject({ line: z.int().positive(), comment: z.string() }).optional(),
    }),
  ),
});
