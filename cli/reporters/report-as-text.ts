import type { Issue } from '../issue.ts';
import { describeIssue } from '../issue.ts';
import type { ToolLanguage } from '../words/words.ts';
import { findCorrection } from './find-correction.ts';
import { findKind } from './find-kind.ts';
import { frameCorrection, frameSource } from './frame-source.ts';
import { createPaint, type Paint, type Style } from './paint.ts';
import { joinFolder, type Report } from './report.ts';
import { isolateRightToLeft, showHarmful } from './show-characters.ts';
import { cacheSources, type SourceLines } from './source-lines.ts';
import { summarize } from './summarize.ts';

const kinds: Record<
  ReturnType<typeof findKind>,
  { style: Style; underline: '^' | '~' } & Record<ToolLanguage, string>
> = {
  error: { style: 'red', underline: '^', en: 'error', tr: 'hata' },
  warning: { style: 'yellow', underline: '~', en: 'warning', tr: 'uyarı' },
  gap: { style: 'magenta', underline: '^', en: 'translation', tr: 'çeviri' },
};

/**
 * Findings for people: place, sentence, frame of the source, advice and the corrected lines, then a summary.
 * Nothing of the content reaches the terminal as a control character.
 */
export function reportAsText(report: Report): string {
  const paint = createPaint(report.hasColor);
  const getSource = cacheSources(report.readText);
  const blocks = report.issues.map((issue) =>
    formatIssue(issue, getSource(issue.file), report, paint),
  );
  return [...blocks, ...summarize(report, paint)].join('\n');
}

function formatIssue(
  issue: Issue,
  source: SourceLines | undefined,
  { folder, language }: Report,
  paint: Paint,
): string {
  const kind = kinds[findKind(issue.code)];
  const words = describeIssue(issue, language);
  const place = `${joinFolder(folder, issue.file)}:${issue.line}:${issue.column}`;
  const head = [
    paint(kind.style, showHarmful(place)),
    `${paint('bold', paint(kind.style, kind[language]))} ${issue.code}`,
    ...(issue.path === '' ? [] : [paint('cyan', showHarmful(issue.path))]),
  ].join('  ');
  const { style, underline } = kind;
  const frame = source ? frameSource(source, issue, { paint, style, underline }) : [];
  const correction = source && issue.fix ? findCorrection(source, issue.fix.edits) : [];
  const advice = formatSentence(words.advice).map(
    (line, index) => `${index === 0 ? '→' : ' '} ${line}`,
  );
  return [
    isolateRightToLeft(head),
    ...indent(formatSentence(words.message)),
    ...(frame.length > 0 ? ['', ...indent(frame), ''] : []),
    ...indent(advice),
    ...(correction.length > 0 ? indent(frameCorrection(correction, paint)) : []),
    '',
  ].join('\n');
}

function formatSentence(sentence: string): string[] {
  return sentence.split('\n').map((line) => isolateRightToLeft(showHarmful(line)));
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}
