// Writes docs/licenses.md. With --check, exits 1 when the file would change, and always on a license that is not allowed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { productionPackages, type ProductionPackage } from './lib/production-packages.ts';

const FILE = 'docs/licenses.md';
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1', 'Zlib'];

function isAllowed(expression: string): boolean {
  const plain = /^\([^()]*\)$/.test(expression) ? expression.slice(1, -1) : expression;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((license) => ALLOWED.includes(license)));
}

function problemOf({ path, name, version }: ProductionPackage): { problem?: string; license: string } {
  if (!existsSync(`${path}/package.json`)) return { problem: `${name} is not installed: run npm ci`, license: '' };
  const installed = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as Record<string, unknown>;
  const license = typeof installed['license'] === 'string' ? installed['license'] : '';
  if (installed['version'] !== version) return { problem: `${name} ${version} is not installed: run npm ci`, license };
  if (license === '') return { problem: `${name} ${version} names no license`, license };
  return isAllowed(license) ? { license } : { problem: `${name} ${version} has the license ${license}`, license };
}

const byLicense = new Map<string, Set<string>>();
const problems: string[] = [];
for (const each of productionPackages('.')) {
  const { problem, license } = problemOf(each);
  if (problem !== undefined) problems.push(problem);
  byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`- \`${each.name}\` ${each.version}`));
}

const count = [...byLicense.values()].reduce((sum, lines) => sum + lines.size, 0);
const groups = [...byLicense].toSorted(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1));
const page = `# Licenses

The ${count} packages that the application needs, with all that they need in turn. \`npm run licenses\` writes this page from
\`package-lock.json\` and the installed packages.
${groups.map(([license, lines]) => `\n## ${license}\n\n${[...lines].toSorted().join('\n')}\n`).join('')}`;

if (process.argv.includes('--check')) {
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== page)
    problems.push(`${FILE} is out of date: run npm run licenses`);
} else if (problems.length === 0) writeFileSync(FILE, page);
for (const problem of problems) console.log(problem);
console.log(`${count} packages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
