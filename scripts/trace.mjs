// `npm run trace`, after `npm test`: lists the requirements that no passing test names.
//   npm run trace -- [--areas FORM,NAV]     some areas; the exit code is 1 when a requirement is missing
//   npm run trace -- --audit 40 [--seed 7]  prints random pairs of a requirement and its test, for a reviewer
// A title that names more than three requirements proves none of them.
import { readdirSync, readFileSync } from 'node:fs';
import { flags } from './lib/flags.mjs';
import { testsOf } from './checks/report-counts.mjs';

const { areas, audit, seed } = flags(process.argv.slice(2));
const wanted = typeof areas === 'string' ? areas.split(',') : undefined;
const area = (id) => id.split('-')[0];

const requirements = [...readFileSync('docs/requirements.yaml', 'utf8').matchAll(/- id: (\S+)\n\s+text: (.*)/g)]
  .map(([, id, text]) => ({ id, text }))
  .filter(({ id }) => !wanted || wanted.includes(area(id)));

if (audit !== undefined) {
  const { printAudit } = await import('./lib/audit.mjs');
  printAudit(requirements, Number(audit), seed === undefined ? undefined : Number(seed));
  process.exit(0);
}

const proved = new Set();
for (const file of readdirSync('reports').filter((name) => name.endsWith('.json')))
  for (const { title, passed } of testsOf(JSON.parse(readFileSync(`reports/${file}`, 'utf8')))) {
    const ids = new Set(title.match(/\b[A-Z0-9]{3,5}-\d{2,3}\b/g));
    if (passed && ids.size <= 3) for (const id of ids) proved.add(id);
  }

const missing = requirements.filter(({ id }) => !proved.has(id));
for (const { id, text } of missing) console.log(`${id.padEnd(9)} ${text}`);
console.log(
  `${requirements.length - missing.length} of ${requirements.length} requirements are named by a passing test`,
);
process.exitCode = wanted && missing.length ? 1 : 0;
