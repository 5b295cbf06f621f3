import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A crash without a failed test counts as one failure. */
function withCrash(passed, failed, endedWell) {
  return { passed, failed: endedWell ? failed : Math.max(1, failed) };
}

/** So does a file that fails to load. */
export function countVitest(path, endedWell) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return withCrash(report.numPassedTests, report.numFailedTests + broken.length, endedWell);
}

export function countPlaywright(path, endedWell) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return withCrash(expected, flaky + unexpected + report.errors.length, endedWell);
}

export function failuresOfVitest(path) {
  const failures = [];
  for (const { name, message, status, assertionResults } of read(path)?.testResults ?? []) {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) failures.push(`${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    if (status === 'failed' && !failed.length) failures.push(`${file}: ${firstLine(message)}`);
  }
  return failures;
}

export function failuresOfPlaywright(path) {
  const report = read(path);
  const failures = (report?.errors ?? []).map(({ message }) => firstLine(message));
  for (const { file, title, tests } of specsOf(report)) {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    if (error) failures.push(`${file} > ${title}: ${firstLine(error.message)}`);
  }
  return failures;
}

export function specsOf(report) {
  const specs = [];
  const walk = (suite) => {
    specs.push(...(suite.specs ?? []));
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report?.suites ?? []) walk(suite);
  return specs;
}

export function fileTimesOfVitest(path) {
  const files = read(path)?.testResults ?? [];
  return slowestFirst(
    files.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), endTime - startTime]),
  );
}

export function fileTimesOfPlaywright(path) {
  return slowestFirst(
    specsOf(read(path)).flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => [file, duration])),
    ),
  );
}

function slowestFirst(times) {
  const sums = new Map();
  for (const [file, milliseconds] of times) sums.set(file, (sums.get(file) ?? 0) + milliseconds);
  return [...sums].sort((a, b) => b[1] - a[1]).map(([file, sum]) => ({ file, seconds: Math.round(sum / 100) / 10 }));
}

const firstLine = (text) => stripVTControlCharacters(text ?? '').split('\n', 1)[0];

export function testsOf(report) {
  const tests = [];
  for (const file of report.testResults ?? [])
    for (const test of file.assertionResults ?? [])
      tests.push({ title: test.fullName ?? test.title, passed: test.status === 'passed' });
  const walk = (suite, above) => {
    const title = `${above} ${suite.title ?? ''}`.trim();
    for (const spec of suite.specs ?? []) tests.push({ title: `${title} ${spec.title}`, passed: spec.ok });
    for (const inner of suite.suites ?? []) walk(inner, title);
  };
  for (const suite of report.suites ?? []) walk(suite, '');
  return tests;
}
