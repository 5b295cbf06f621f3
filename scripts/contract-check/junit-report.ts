import { verdictOf, type CaseResult } from './findings.ts';
import { placeText, type Report } from './groups.ts';

/** XML forbids control characters. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"'\n]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const secondsOf = (results: readonly CaseResult[]): string =>
  (results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(3);

function countsOf(results: readonly CaseResult[]): string {
  const count = (verdict: string) => results.filter((result) => verdictOf(result) === verdict).length;
  return `tests="${results.length}" failures="${count('violation')}" skipped="${count('skipped')}" time="${secondsOf(results)}"`;
}

function caseOf(result: CaseResult): string {
  const texts = (kind: string) => result.findings.filter((finding) => finding.kind === kind).map(placeText);
  const violations = texts('violation');
  const warnings = texts('warning');
  const [first = ''] = violations;
  const inner = [
    violations.length > 0 ? `<failure message="${escaped(first)}">${escaped(violations.join('\n'))}</failure>` : '',
    violations.length === 0 && result.skipped !== undefined ? `<skipped message="${escaped(result.skipped)}"/>` : '',
    warnings.length > 0 ? `<system-out>${escaped(warnings.join('\n'))}</system-out>` : '',
  ];
  const name = `${result.operation}: ${result.check} (${result.method} ${result.path})`;
  return `<testcase classname="${escaped(result.noun)}" name="${escaped(name)}" time="${secondsOf([result])}">${inner.join('')}</testcase>`;
}

export function junitReport({ baseUrl, checkedAt, results, notes }: Report): string {
  const suites = [...Map.groupBy(results, ({ noun }) => noun)].map(
    ([noun, found]) => `<testsuite name="${escaped(noun)}" timestamp="${escaped(checkedAt)}" ${countsOf(found)}>
${found.map(caseOf).join('\n')}
</testsuite>`,
  );
  const texts = notes.map((note) => `<!-- ${escaped(note).replaceAll('--', '- -')} -->\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
${texts}<testsuites name="contract check of ${escaped(baseUrl)}" ${countsOf(results)}>
${suites.join('\n')}
</testsuites>
`;
}
