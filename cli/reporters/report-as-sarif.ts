import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type IssueCode, loadDefinitions, loadSentences } from '../codes/codes.ts';
import type { CodeDefinition } from '../codes/define-code.ts';
import { type Span, severityOf, severityOfCode, type TextEdit } from '../issue.ts';
import type { UiLanguage } from '../messages/messages.ts';
import type { LineIndex } from '../yaml/line-index.ts';
import { joinFolder, type Report } from './report.ts';
import { cacheSources } from './source-lines.ts';

/**
 * Formats findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), with the
 * explanations as rules and the known fixes.
 */
export async function reportAsSarif(report: Report): Promise<string> {
  const { issues, language } = report;
  const codes = [...new Set(issues.map(({ code }) => code))].sort();
  const definitions = await loadDefinitions(new Set(codes));
  const rules = codes.map((code) => formatRule(code, definitions[code], language));
  const document = {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'catalogue', rules } },
        language,
        columnKind: 'utf16CodeUnits',
        results: await formatResults(report, codes),
        ...(report.totals ? { properties: { totals: report.totals } } : {}),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function formatRule(code: IssueCode, { explanation }: CodeDefinition, language: UiLanguage) {
  const { title, meaning, why, fix } = explanation[language];
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: `${meaning} ${why}` },
    help: { text: fix },
    defaultConfiguration: { level: severityOfCode(code) },
  };
}

async function formatResults({ issues, readText, folder, language }: Report, codes: IssueCode[]) {
  const describe = await loadSentences(issues);
  const getSource = cacheSources(readText);
  return issues.map((issue) => {
    const source = getSource(issue.file);
    const messages = describe(issue, language);
    const artifactLocation = locateArtifact(joinFolder(folder, issue.file));
    return {
      ruleId: issue.code,
      ruleIndex: codes.indexOf(issue.code),
      level: severityOf(issue),
      message: { text: `${messages.message} ${messages.advice}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation,
            // A missing file has no region.
            ...(source ? { region: formatRegion(issue) } : {}),
          },
          ...(issue.path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: issue.path }] }),
        },
      ],
      ...(source && issue.fix
        ? { fixes: [formatFix(messages.advice, issue.fix.edits, source, artifactLocation)] }
        : {}),
    };
  });
}

function formatFix(
  advice: string,
  edits: readonly TextEdit[],
  source: LineIndex,
  artifactLocation: { uri: string },
) {
  const replacements = edits.map(({ start, end, text }) => {
    const from = source.toPosition(start);
    const to = source.toPosition(end);
    return {
      deletedRegion: formatRegion({ ...from, endLine: to.line, endColumn: to.column }),
      insertedContent: { text },
    };
  });
  return { description: { text: advice }, artifactChanges: [{ artifactLocation, replacements }] };
}

function formatRegion({ line, column, endLine, endColumn }: Span) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** A relative URI begins at the root of the repository. Each segment is percent-encoded (RFC 3986). */
function locateArtifact(path: string): { uri: string; uriBaseId?: string } {
  if (isAbsolute(path)) return { uri: pathToFileURL(path).href };
  const encoded = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return { uri: encoded, uriBaseId: '%SRCROOT%' };
}
