/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/sample.mjs'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  concurrency: 1,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 20_000,
  incremental: true,
  reporters: [],
  logLevel: 'error',
  tempDirName: 'reports/stryker-tmp',
  ignorePatterns: ['/reports', '/dist*', '/atlas', '/storybook-static', '/test-results', '/playwright-report'],
};
