import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserLaunch } from './scripts/lib/browser.ts';
import { storiesWithoutPlay } from './scripts/vite/stories-without-play.ts';

/** STORY_GLOBALS: JSON of Storybook globals; STORY_TAGS filters stories; STORY_WIDTH in pixels; STORY_PLAY=off only renders; STORY_AXE=titles. */
const storyWidth = process.env['STORY_WIDTH'];
const storyGlobals = {
  ...(JSON.parse(process.env['STORY_GLOBALS'] ?? '{}') as Record<string, unknown>),
  ...(storyWidth === undefined ? {} : { viewport: { value: 'test' } }),
};
/** Vitest leaves one core free, but nothing else runs. */
const maxWorkers = '100%';
const pure = [
  'src/{domain,lib,features,shared,ui}/**/*.test.ts',
  'mocks/**/*.test.ts',
  'tests/{chaos,contract}/**/*.test.ts',
];
/** vi.mock needs modules that other files do not share. */
const replacingModules = globSync('{src,mocks}/**/*.test.tsx').filter((file) =>
  /vi\.(?:do)?[mM]ock\(/.test(readFileSync(file, 'utf8')),
);
const noEndlessTimers = 'tests/fixtures/no-endless-timers.ts';
const noOwnerStacks = 'tests/fixtures/no-owner-stacks.ts';
const loadOverlays = 'tests/fixtures/load-overlays.ts';
const testingLibrary = 'tests/fixtures/testing-library.ts';
const storyTags = process.env['STORY_TAGS']?.split(',');

/** Storybook's plugin takes 6 s to start. */
function needsStories(): boolean {
  const named = process.argv.filter((arg, index, all) => all[index - 1] === '--project' || /^[^-].*\.tsx?$/.test(arg));
  return named.length === 0 || named.some((name) => name.includes('stories'));
}

async function storyProject(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: './vite.config.ts',
    // A dependency found later reloads the page during a test.
    optimizeDeps: {
      entries: ['stories/**/*.stories.tsx', '.storybook/*.{ts,tsx}', 'src/pages/**/*.tsx', 'src/**/*.worker.ts'],
      include: ['axe-core', 'papaparse', 'xlsx', 'dompurify', 'fflate'],
    },
    plugins: [
      ...(process.env['STORY_PLAY'] === 'off' ? [storiesWithoutPlay()] : []),
      storybookTest({
        configDir: '.storybook',
        initialGlobals: storyGlobals,
        ...(storyTags ? { tags: { include: storyTags } } : {}),
      }),
    ],
    test: {
      name: 'stories',
      env: {
        STORY_PLAY: process.env['STORY_PLAY'] ?? 'on',
        STORY_AXE: process.env['STORY_AXE'] ?? 'all',
        ...(storyWidth === undefined ? {} : { STORY_WIDTH: storyWidth }),
      },
      isolate: false,
      testTimeout: 30_000,
      maxWorkers: availableParallelism() + 1,
      browser: {
        enabled: true,
        headless: true,
        // Animations would delay stories, and stop in a background page.
        provider: playwright({ launchOptions: browserLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1200, height: 900 },
        screenshotFailures: false,
        // Painting takes a quarter of the time.
        orchestratorScripts: [
          {
            content:
              "document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))",
          },
        ],
      },
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          // Tests without shared state share modules, which halves the time.
          name: 'pure',
          environment: 'node',
          include: pure,
          isolate: false,
          testTimeout: 20_000,
          maxWorkers,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{src,scripts}/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            ...(process.env['MATRIX'] === undefined ? [] : ['tests/matrix/**/*.test.ts']),
          ],
          setupFiles: noEndlessTimers,
          exclude: ['**/node_modules/**', ...pure],
          testTimeout: 20_000,
          maxWorkers,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,mocks}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', ...replacingModules],
          isolate: false,
          setupFiles: [
            noEndlessTimers,
            noOwnerStacks,
            'tests/fixtures/reset-app-state.ts',
            loadOverlays,
            testingLibrary,
          ],
          testTimeout: 20_000,
          maxWorkers,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'dom isolated',
          environment: 'jsdom',
          include: replacingModules,
          setupFiles: [noEndlessTimers, noOwnerStacks, loadOverlays, testingLibrary],
          testTimeout: 20_000,
          maxWorkers,
        },
      },
      ...(needsStories() ? [await storyProject()] : []),
    ],
  },
});
