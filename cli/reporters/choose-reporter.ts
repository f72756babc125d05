import type { Format } from './formats.ts';
import type { Reporter } from './report.ts';
import { reportAsGithub } from './report-as-github.ts';
import { reportAsJson } from './report-as-json.ts';
import { reportAsJunit } from './report-as-junit.ts';
import { reportAsSarif } from './report-as-sarif.ts';
import { reportAsText } from './report-as-text.ts';

const reporters: Record<Format, Reporter> = {
  text: reportAsText,
  json: reportAsJson,
  github: reportAsGithub,
  sarif: reportAsSarif,
  junit: reportAsJunit,
};

/** The reporter of a format. */
export function chooseReporter(format: Format): Reporter {
  return reporters[format];
}
