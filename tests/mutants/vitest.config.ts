import { defineConfig } from 'vitest/config';

const testTimeout = Number(process.env['MUTANT_TIMEOUT'] ?? 120_000);
const excluded = JSON.parse(process.env['MUTANT_EXCLUDED'] ?? '[]') as string[];
const tests = JSON.parse(process.env['MUTANT_TESTS'] ?? '["src/**"]') as string[];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          include: tests.map((folder) => `${folder}/*.test.ts`),
          exclude: ['**/node_modules/**', 'src/lib/import/hostile-files.test.ts', ...excluded],
          testTimeout,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: tests.map((folder) => `${folder}/*.test.tsx`),
          setupFiles: [
            'tests/fixtures/reset-app-state.ts',
            'tests/fixtures/load-overlays.ts',
            'tests/fixtures/testing-library.ts',
          ],
          testTimeout,
        },
      },
    ],
  },
});
