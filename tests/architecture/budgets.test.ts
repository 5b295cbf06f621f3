import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageSizes, type PageSize } from '../../scripts/page-sizes.ts';

interface Budget {
  readonly requests: number;
  /** Compressed kilobytes. */
  readonly script: number;
}

/** Pages outside of these say why. */
const kinds: Readonly<Record<'live' | 'mock', Readonly<Record<'public' | 'console', Budget>>>> = {
  live: { public: { requests: 11, script: 245 }, console: { requests: 16, script: 353 } },
  mock: { public: { requests: 16, script: 427 }, console: { requests: 22, script: 548 } },
};

const FIRST = { requests: 8, script: 214, reason: 'a first page' };
const EVERYDAY = { requests: 11, script: 282, reason: 'the first page after the sign-in' };
const GALLERY = { requests: 9, script: 220, reason: 'cards, filters and their menus' };
const FORM = { requests: 16, script: 515, reason: 'the parameter form with every kind of field' };
const exceptions: Readonly<Record<string, Budget & { readonly reason: string }>> = {
  '/': FIRST,
  '/login': FIRST,
  '/task-share/*': { requests: 11, script: 277, reason: 'saving a copied task, with its refusals' },
  '/template': GALLERY,
  '/template/forbidden': GALLERY,
  '/template/nonsupport': GALLERY,
  '/template/categories/*': GALLERY,
  '/template/collection/*': GALLERY,
  '/template/*': { requests: 13, script: 300, reason: 'the table of sample rows and dompurify' },
  '/console/overview': EVERYDAY,
  '/console/task/task-list': EVERYDAY,
  '/console/task/template-list': EVERYDAY,
  '/console/task/export-record': { requests: 16, script: 420, reason: 'antd’s select and date pickers' },
  '/console/purchase': { requests: 18, script: 343, reason: 'payment methods and billing information' },
  '/console/template/detail': FORM,
  '/console/template/*': FORM,
};

/** The emulator's connection, worker and texts. */
const EMULATOR: Budget = { requests: 6, script: 219 };
const STYLES = 26.8;

describe.each(['live', 'mock'] as const)('%s build', (mode) => {
  let sizes: PageSize[] = [];

  beforeAll(() => {
    // `npm test` has just built both.
    if (process.env['GLEANER_BUILT'] === 'yes') {
      sizes = pageSizes(mode === 'mock' ? 'dist-demo' : 'dist');
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), `gleaner-budget-${mode}-`));
    // In a separate process: under Vitest, React would be its development build.
    const args = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir'];
    execFileSync(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' });
    sizes = pageSizes(folder);
    rmSync(folder, { recursive: true, force: true });
  }, 240_000);

  test('every page stays within its budget of requests, script and styles', () => {
    expect(sizes.length).toBeGreaterThan(50);
    const over = sizes.flatMap(({ page, requests, script, styles }) => {
      const path = page.slice(1, -3).replaceAll('[^/]+', '*');
      const kind = kinds[mode][path.startsWith('/console') ? 'console' : 'public'];
      const exception = exceptions[path];
      const budget =
        exception && mode === 'mock'
          ? { requests: exception.requests + EMULATOR.requests, script: exception.script + EMULATOR.script }
          : (exception ?? kind);
      const isWithin = requests <= budget.requests && script <= budget.script && styles <= STYLES;
      return isWithin
        ? []
        : [`${path}: ${String(requests)} requests, ${script.toFixed(0)} kB, styles ${styles.toFixed(0)} kB`];
    });
    expect(over).toEqual([]);
  });
});
