import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countVerdicts } from './findings.ts';
import { countOf, groupFindings, placeText, skippedLine, summaryLine, type Group, type Report } from './groups.ts';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';
import { markdownReport } from './markdown-report.ts';

const MAX_PLACES = 10;

const jsonReport = (report: Report): string =>
  `${JSON.stringify({ counts: countVerdicts(report.results), groups: groupFindings(report.results), ...report }, null, 2)}\n`;

function textReport({ results, notes }: Report): string {
  const skipped = skippedLine(results);
  const lines = [
    ...groupFindings(results).flatMap((group) => [...groupLines(group), '']),
    ...(skipped === undefined ? [] : [`skipped    ${skipped}`]),
    ...notes,
    summaryLine(results),
  ];
  return `${lines.join('\n')}\n`;
}

function groupLines({ kind, heading, cure, places }: Group): string[] {
  const shown = places.slice(0, MAX_PLACES);
  const rest = places.length - shown.length;
  return [
    `${kind.padEnd(9)}  ${heading}`,
    `           ${cure}`,
    ...[...Map.groupBy(shown, ({ operation }) => operation)].flatMap(([operation, found]) => [
      `           ${operation}  ${found[0]?.call ?? ''}`,
      ...found.map((place) => `             ${placeText(place)}`),
    ]),
    ...(rest > 0 ? [`           and ${countOf(rest, 'more place')}: --format json lists all`] : []),
  ];
}

const RENDERERS = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
  markdown: markdownReport,
  html: htmlReport,
} as const satisfies Record<string, (report: Report) => string>;

export type Format = keyof typeof RENDERERS;

export const FORMATS = Object.keys(RENDERERS) as readonly Format[];

export const renderReport = (format: Format, report: Report): string => RENDERERS[format](report);

export function writeReports(folder: string, report: Report): string[] {
  mkdirSync(folder, { recursive: true });
  const files: [string, string][] = [
    ['contract-check.json', jsonReport(report)],
    ['contract-check.html', htmlReport(report)],
  ];
  return files.map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  });
}
