import { groupFindings, skippedLine, summaryLine, type Report } from './groups.ts';

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>|]/g, (character) => `\\${character}`);
const code = (text: string | undefined): string =>
  text === undefined ? '' : `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

export function markdownReport({ baseUrl, checkedAt, unsafe, results, notes }: Report): string {
  const groups = groupFindings(results).flatMap(({ kind, heading, cure, places }) => [
    `## ${kind}: ${escaped(heading)}`,
    escaped(cure),
    [
      '| call | finding | body | contract |',
      '| --- | --- | --- | --- |',
      ...places.map(
        ({ operation, call, message, body, schema }) =>
          `| ${escaped(operation)} ${code(call)} | ${escaped(message)} | ${code(body)} | ${code(schema)} |`,
      ),
    ].join('\n'),
  ]);
  const skipped = skippedLine(results);
  return `${[
    '# Contract check',
    `${code(baseUrl)}, ${checkedAt}, ${unsafe ? 'writing calls included' : 'reading calls only'}`,
    escaped(summaryLine(results)),
    ...notes.map(escaped),
    ...groups,
    ...(skipped === undefined ? [] : [`skipped: ${escaped(skipped)}`]),
  ].join('\n\n')}\n`;
}
