// `npm run bench:emulator`: processor time of the emulator's operations in milliseconds; --wall measures elapsed time.
//   npm run bench:emulator -- [--sizes 1000,10000] [--wall] [--json]
import { flags } from './lib/flags.mjs';
import { importModule } from './vite/load-module.ts';

const { sizes = '1000,10000,100000', wall, json } = flags(process.argv.slice(2));
const { module, close } = await importModule('/mocks/bench.ts', 'bench-emulator');
const processor = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const timer = wall ? () => performance.now() : processor;
const start = await module.coldStart(timer);
const results = [];
for (const size of String(sizes).split(',').map(Number)) results.push(await module.benchmark(size, timer));
await close();

const rows = [
  ['seed', 'seed'],
  ['list, median', 'listP50'],
  ['list, 95th percentile', 'listP95'],
  ['one update', 'update'],
  ['batch of 200 changed', 'batch'],
  ['batch of 200 started', 'startBatch'],
  ['state saved', 'save'],
  ['state loaded', 'load'],
  ['overhead of a call', 'overhead'],
];
if (json) console.log(JSON.stringify({ start, results }, undefined, 2));
else {
  const cell = (text) => String(text).padStart(12);
  console.log(`Cold start of 'everyday': ${start.toFixed(0)} ms`);
  console.log('milliseconds at tasks'.padEnd(34) + results.map(({ size }) => cell(size.toLocaleString('en'))).join(''));
  for (const [label, key] of rows)
    console.log(
      label.padEnd(34) + results.map((result) => cell(result[key].toFixed(result[key] < 100 ? 2 : 0))).join(''),
    );
}
