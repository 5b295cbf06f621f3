// `npm run test:faults`
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runProgram } from './checks/run-checks.mjs';
import { specsOf } from './checks/report-counts.mjs';
import { buildModes } from './lib/build-modes.mjs';

const REPORT = 'reports/playwright-faults.json';

await buildModes('mock', 'live');
rmSync(REPORT, { force: true });
await runProgram(['playwright', 'test', ...process.argv.slice(2)], { show: true, env: { FAULTS: 'all' } });

const rows = specsOf(JSON.parse(readFileSync(REPORT, 'utf8'))).map(({ title, ok, tests }) => {
  const [fault, expected] = title.split(/: (.*)/);
  const [test] = tests;
  const noteOf = (type) => test.annotations.find((annotation) => annotation.type === type).description;
  const seconds = test.results.reduce((total, { duration }) => total + duration, 0) / 1000;
  return { id: noteOf('id'), area: noteOf('area'), fault, expected, passed: ok, seconds: Number(seconds.toFixed(1)) };
});
writeFileSync(
  'reports/faults.json',
  JSON.stringify(
    rows.map(({ id, passed, seconds }) => ({ id, passed, seconds })),
    null,
    2,
  ),
);

const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
const cells = ({ area, fault, expected, passed, seconds }) =>
  [area, fault, expected, passed ? 'passed' : 'failed', `${seconds} s`].map((text) => `<td>${escape(text)}</td>`);
writeFileSync(
  'reports/faults.html',
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title>
<style>body{font:14px/1.5 system-ui;margin:24px}table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:4px 8px;text-align:left}</style>
<h1>Faults</h1><table><tr><th>Area</th><th>Fault</th><th>What a person sees, and what is kept</th><th>Result</th><th>Time</th></tr>
${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')}
</table></html>\n`,
);
const passed = rows.filter((row) => row.passed).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = rows.length > 0 && passed === rows.length ? 0 : 1;
