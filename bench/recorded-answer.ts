import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Answer } from './ask.ts';

const recordedAnswer = z.strictObject({
  headers: z.record(z.string(), z.string()),
  /** In base 64. */
  body: z.string(),
});

/** The headers that describe the body; a contestant sends only these. */
const contentHeaders = ['content-type', 'content-encoding', 'content-length', 'content-language'];

/** Saves a response of the site for the contestants that only repeat it. */
export function writeRecordedAnswer(file: string, { headers, body }: Answer): void {
  const recorded: z.infer<typeof recordedAnswer> = {
    headers: Object.fromEntries(
      contentHeaders.flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
    body: body.toString('base64'),
  };
  writeFileSync(file, JSON.stringify(recorded));
}

/** @throws {Error} if the file is missing or invalid */
export function readRecordedAnswer(file: string) {
  const { headers, body } = recordedAnswer.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { headers, body: Buffer.from(body, 'base64') };
}
