import type { Reporter } from './report.ts';
import { reportAsGithub } from './report-as-github.ts';
import { reportAsJson } from './report-as-json.ts';
import { reportAsJunit } from './report-as-junit.ts';
import { reportAsSarif } from './report-as-sarif.ts';
import { reportAsText } from './report-as-text.ts';

const reporters = {
  text: reportAsText,
  json: reportAsJson,
  github: reportAsGithub,
  sarif: reportAsSarif,
  junit: reportAsJunit,
} satisfies Record<string, Reporter>;

export type Format = keyof typeof reporters;

/** The names that `--format` takes, the default first. */
export const formats: readonly Format[] = Object.keys(reporters).filter(isFormat);

/** The reporter of a format; the name has been checked with `isFormat`. */
export function chooseReporter(format: Format): Reporter {
  return reporters[format];
}

/** Whether a name given on the command line is a format. */
export function isFormat(name: string): name is Format {
  return Object.hasOwn(reporters, name);
}
