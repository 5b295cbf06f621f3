import { existsSync, readFileSync } from 'node:fs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A run that ended badly although no test of its report failed (a crash, an unhandled error) counts as one failure. */
function withCrash(passed, failed, endedWell) {
  return { passed, failed: endedWell ? failed : Math.max(1, failed) };
}

/** Passed and failed tests of Vitest's json report; a file that could not be loaded or set up is one failure. */
export function countVitest(path, endedWell) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return withCrash(report.numPassedTests, report.numFailedTests + broken.length, endedWell);
}

/** Passed and failed tests of Playwright's json report; one that passed on a second try has passed. */
export function countPlaywright(path, endedWell) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return withCrash(expected + flaky, unexpected + report.errors.length, endedWell);
}

/** Every test of a set of reports as `{ title, passed }`; what is no test report is passed over. */
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
