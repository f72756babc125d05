import { explainIssue, listExplanations } from '../explanations/explain-issue.ts';
import { type IssueCode, issueCodes } from '../issue-codes.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface ExplainOptions {
  /** Such as `C012`, in any case and with or without its zeros; all codes are listed without one. */
  code?: string;
  language: ToolLanguage;
  hasColor: boolean;
}

const codes: readonly IssueCode[] = Object.values(issueCodes).toSorted();

/** `catalogue explain`: tells about one code of the reports, or lists them all. */
export function explain(
  { code, language, hasColor }: ExplainOptions,
  { out, error }: Streams,
): ExitCode {
  if (code === undefined) {
    out(listExplanations(language, hasColor));
    return 0;
  }
  const known = findCode(code);
  if (known === undefined) {
    error(`${describeUnknown(code)[language]}\n`);
    return 2;
  }
  out(explainIssue(known, language, hasColor));
  return 0;
}

/** People type `c12` for `C012`. */
function findCode(wanted: string): IssueCode | undefined {
  const number = readNumber(wanted);
  return codes.find((code) => number !== undefined && readNumber(code) === number);
}

function readNumber(code: string): number | undefined {
  const digits = /^c?(\d{1,4})$/i.exec(code.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function describeUnknown(wanted: string): Words {
  const number = readNumber(wanted);
  if (number === undefined) {
    return {
      en: `“${wanted}” is not a code. A code looks like C012; “catalogue explain” lists them all.`,
      tr: `“${wanted}” bir kod değil. Kodlar C012 gibi görünür; hepsini “catalogue explain --lang tr” listeler.`,
    };
  }
  const nearest = codes
    .toSorted((a, b) => measureDistance(a, number) - measureDistance(b, number))
    .slice(0, 3)
    .toSorted()
    .join(', ');
  return {
    en: `There is no code ${wanted}. The nearest are ${nearest}; “catalogue explain” lists them all.`,
    tr: `${wanted} diye bir kod yok. En yakınları: ${nearest}. Hepsini “catalogue explain --lang tr” listeler.`,
  };
}

function measureDistance(code: IssueCode, number: number): number {
  return Math.abs((readNumber(code) ?? 0) - number);
}
