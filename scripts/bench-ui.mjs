// `npm run bench:ui`: measures heavy pages in the demo's production build; writes reports/bench-ui.json.
//   npm run bench:ui -- [--only data,embedded] [--no-build] [--strict] [--json]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { serveFolder } from '../tests/e2e/static-server.ts';
import { browserLaunch } from './lib/browser.ts';
import { pageTools } from './lib/page-tools.mjs';
import { flags } from './lib/flags.mjs';
import { runProgram } from './checks/run-checks.mjs';

const { only, 'no-build': noBuild, strict, json } = flags(process.argv.slice(2));
const names = readdirSync(new URL('bench-ui/', import.meta.url))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''))
  .filter((name) => only === undefined || String(only).split(',').includes(name));
if (names.length === 0) {
  console.error(`There is no section '${only}'.`);
  process.exit(1);
}

if (!noBuild) {
  const { passed, output } = await runProgram(['vite', 'build', '--mode', 'mock', '--logLevel', 'warn']);
  if (!passed) {
    console.error(output);
    process.exit(1);
  }
}

const host = await serveFolder({ folder: 'dist-demo' });
const launch = browserLaunch();
const browser = await chromium.launch({ ...launch, args: [...launch.args, '--enable-precise-memory-info'] });
const sections = [];
for (const name of names) {
  const { title, run } = await import(`./bench-ui/${name}.mjs`);
  const lines = [];
  const tools = pageTools(browser, host.url);
  const report = (label, value, { unit, atMost, atLeast } = {}) => {
    const goal = atMost === undefined ? atLeast : atMost;
    const met = goal === undefined ? undefined : atMost === undefined ? value >= atLeast : value <= atMost;
    lines.push({
      label,
      value,
      unit,
      ...(goal === undefined ? {} : { goal, bound: atMost === undefined ? '>=' : '<=', met }),
    });
  };
  let failure;
  try {
    await run({ ...tools, report });
    if (tools.errors.length > 0) failure = `The page threw: ${tools.errors.join('; ')}`;
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  await tools.close();
  sections.push({ name, title, lines, ...(failure === undefined ? {} : { failure }) });
  if (!json) print(sections.at(-1));
}
const machine = { browser: browser.version(), processor: cpus()[0]?.model ?? '', cores: cpus().length };
await browser.close();
await host.close();

mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench-ui.json', `${JSON.stringify({ machine, sections }, undefined, 2)}\n`);
if (json) console.log(JSON.stringify({ machine, sections }, undefined, 2));
else
  console.log(`\nChromium ${machine.browser}, ${machine.cores} x ${machine.processor}; also in reports/bench-ui.json`);
const missed = sections.flatMap(({ lines }) => lines.filter(({ met }) => met === false));
const broken = sections.filter(({ failure }) => failure !== undefined);
process.exitCode = broken.length > 0 || (strict && missed.length > 0) ? 1 : 0;

function print({ title, lines, failure }) {
  console.log(`\n${title}`);
  for (const { label, value, unit = '', goal, bound, met } of lines) {
    const shown = `${write(value)} ${unit}`.trim();
    const wanted = goal === undefined ? '' : `${bound} ${write(goal)} ${unit}`.trim();
    console.log(
      `  ${label.padEnd(58)}${shown.padStart(14)}  ${wanted.padEnd(16)}${met === undefined ? '' : met ? 'met' : 'MISSED'}`,
    );
  }
  if (failure !== undefined) console.log(`  FAILED: ${failure}`);
}

function write(value) {
  return value.toLocaleString('en', {
    maximumFractionDigits: Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0,
  });
}
