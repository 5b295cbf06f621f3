import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { buildFloors } from './bench-load/build-floors.mjs';
import { createCertificate } from './bench-load/certificate.mjs';
import { floors, goals } from './bench-load/goals.ts';
import { measurePage } from './bench-load/measure-page.mjs';
import { medians, outcomes, readOptions, targetsOf } from './bench-load/results.ts';
import { shapedServer } from './bench-load/shaped-server.mjs';
import { runProgram } from './checks/run-checks.mjs';
import { browserLaunch } from './lib/browser.ts';
import { flags } from './lib/flags.mjs';
import { importModule } from './vite/load-module.ts';

const UNITS = { script: 'kB', firstPaint: 'ms', ready: 'ms', blocking: 'ms', heap: 'MB', warmReady: 'ms' };
const COLUMNS = ['requests', 'script', 'firstPaint', 'ready', 'shift', 'blocking', 'heap', 'warmReady'];
const LABELS = { script: 'script kB', firstPaint: 'first paint', warmReady: 'warm ready' };

function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function writeFigure(measure, value) {
  if (value === undefined) return '-';
  const digits = measure === 'shift' ? 3 : measure === 'heap' ? 1 : 0;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

let options;
let certificate;
try {
  options = readOptions(flags(process.argv.slice(2)));
  if (options.proto === 'h2') certificate = createCertificate();
} catch (error) {
  fail(error);
}
const targets = targetsOf(options.only);
const apps = targets.slice(floors.length);

if (options.build) {
  for (const folder of new Set(apps.map((target) => target.folder))) {
    const mode = folder === 'dist' ? 'live' : 'mock';
    const { passed, output } = await runProgram(['vite', 'build', '--mode', mode, '--logLevel', 'warn']);
    if (!passed) fail(output);
  }
}
await buildFloors(floors);

const emulator = await importModule('/mocks/server.ts', 'bench-load');
const api = await emulator.module.serve({ port: 0 });
const servers = new Map();
for (const { folder } of targets)
  if (!servers.has(folder))
    servers.set(folder, await shapedServer({ folder, certificate, api: folder === 'dist' ? api.url : undefined }));

const load = loadavg()[0];
if (load > 1) console.error(`The machine is busy (load ${load.toFixed(1)}): figures will be worse than they are.`);
const launch = browserLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [
    ...launch.args,
    ...(certificate?.browserArgs ?? []),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});
const runs = new Map(targets.map(({ name }) => [name, []]));
const failures = [];
const measure = async (target, settings) => {
  const server = servers.get(target.folder);
  try {
    return await measurePage(browser, server, target, { ...settings, proto: options.proto });
  } catch (error) {
    const failure = `${target.name}: ${error.message.split('\n')[0]}`;
    console.error(`FAILED ${failure}`);
    failures.push(failure);
    return undefined;
  }
};
for (const target of targets) await measure(target, {});
failures.length = 0;
for (let run = 1; run <= options.runs; run++) {
  for (const target of targets) {
    const measured = await measure(target, options);
    if (!measured) continue;
    runs.get(target.name).push(measured);
    console.error(`run ${run}: ${target.name} ready after ${writeFigure('ready', measured.figures.ready)} ms`);
  }
}
const machine = { browser: browser.version(), processor: cpus()[0]?.model ?? '', cores: cpus().length, load };
await browser.close();
for (const server of servers.values()) await server.close();
await api.close();
await emulator.close();

const results = Object.fromEntries(
  [...runs]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, medians(list.map((one) => one.figures))]),
);
const judged = outcomes(
  goals.filter(({ page }) => options.only.includes(page)),
  results,
);

printTable('floor', targets.slice(0, floors.length));
printTable('page', apps);
console.log('');
for (const { page, measure: name, value, limit, atMost, times, passed } of judged) {
  const unit = UNITS[name] ?? '';
  const formula = times === undefined ? '' : ` (${atMost} ${times})`;
  const wanted = limit === undefined ? formula : `<= ${writeFigure(name, limit)} ${unit}${formula}`;
  const verdict = passed === undefined ? 'not measured' : passed ? 'pass' : 'FAIL';
  console.log(
    `${page.padEnd(12)}${(LABELS[name] ?? name).padEnd(13)}${`${writeFigure(name, value)} ${unit}`.padStart(12)}  ${wanted.padEnd(26)}${verdict}`,
  );
}

mkdirSync('reports', { recursive: true });
const report = { date: new Date().toISOString(), machine, options, results, goals: judged, failures };
writeFileSync(
  'reports/bench-load.json',
  `${JSON.stringify({ ...report, runs: Object.fromEntries(runs) }, undefined, 2)}\n`,
);
const { profile, proto, runs: count } = options;
console.log(
  `\n${profile}, ${proto}, medians of ${count}, Chromium ${machine.browser}; also in reports/bench-load.json`,
);
process.exitCode = options.strict && (failures.length > 0 || judged.some(({ passed }) => passed === false)) ? 1 : 0;

function printTable(heading, list) {
  const cells = (values) => values.map((value) => value.padStart(13)).join('');
  console.log(`\n${heading.padEnd(22)}${cells(COLUMNS.map((column) => LABELS[column] ?? column))}`);
  for (const { name, title } of list)
    console.log(title.padEnd(22) + cells(COLUMNS.map((column) => writeFigure(column, results[name]?.[column]))));
}
