import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

/** A check that cannot fail protects nothing, so each runs on a fixture project. */
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function project(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-checks-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

function run(script: string, folder: string, ...args: string[]): { output: string; passed: boolean } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('scripts', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { output: stdout + stderr, passed: status === 0 };
}

describe('language files', () => {
  const code = 't(($) => $.title); t(($) => $.rows, { count }); t(($) => $.list.empty); t(($) => $.states[name])';
  const english = {
    title: 'Tasks',
    rows_one: '{{count, number}} row',
    rows_other: '{{count, number}} rows',
    list: { empty: 'Nothing here, {{name}}' },
    states: { on: 'On now' },
  };
  const german = {
    title: 'Aufgaben',
    rows_one: '{{count, number}} Zeile',
    rows_other: '{{count, number}} Zeilen',
    list: { empty: 'Noch nichts, {{name}}' },
    states: { on: 'Läuft' },
  };
  const same = { words: ['CSV'], keys: {} };
  const check = (german: object, english_: object = english): { output: string; passed: boolean } =>
    run(
      'checks/check-locales.mjs',
      project({
        'locales/en-US/a.json': english_,
        'locales/de-DE/a.json': german,
        'src/a.ts': code,
        'scripts/checks/locales-same.json': same,
      }),
    );

  test('pass when they agree', () => {
    expect(check(german)).toEqual({ output: expect.stringContaining('0 problems'), passed: true });
  });

  test.each([
    ['a missing text', { ...german, title: undefined }, 'title is missing'],
    ['a missing plural', { ...german, rows_one: undefined }, 'rows_one is missing'],
    ['a text that is too many', { ...german, more: 'Mehr' }, 'more is not in en-US'],
    ['an empty text', { ...german, title: ' ' }, 'title is empty'],
    ['another placeholder', { ...german, list: { empty: 'Noch nichts, {{user}}' } }, 'list.empty has {{user}}'],
    ['a count without its format', { ...german, rows_other: '{{count}} Zeilen' }, 'write {{count, number}}'],
    ['a text left in English', { ...german, title: 'Tasks' }, 'title is still English'],
    [
      'a plural form the language lacks',
      { ...german, rows_many: '{{count, number}} Zeilen' },
      'rows_many is never used',
    ],
  ])('refuse %s', (_name, changed, problem) => {
    const { output, passed } = check(changed);
    expect(output).toContain(problem);
    expect(passed).toBe(false);
  });

  test('include the texts of the payment form, in every language', () => {
    const { output } = run(
      'checks/check-locales.mjs',
      project({
        'locales/en-US/a.json': english,
        'locales/de-DE/a.json': german,
        'src/a.ts': code,
        'scripts/checks/locales-same.json': same,
        'mocks/payment-field/texts.json': {
          'en-US': { number: 'Card number', ask: 'Do you want to pay {{amount}}?' },
          'de-DE': { ask: 'Willst du zahlen?' },
        },
      }),
    );
    expect(output).toContain('de-DE/payment-field: number is missing');
    expect(output).toContain('de-DE/payment-field: ask has no values');
    expect(output).toContain('"du"; address the reader as "Sie"');
  });

  test('share one key for one text, unless a language differs or the list names both', () => {
    const twins = (german_: object, lists: object = {}): string =>
      run(
        'checks/check-locales.mjs',
        project({
          'locales/en-US/a.json': { list: { empty: 'Nothing' }, rows_one: 'row', rows_other: 'rows' },
          'locales/en-US/b.json': { title: 'Nothing', rows_one: 'row', rows_other: 'rows' },
          'locales/en-US/site.json': { title: 'Nothing' },
          'locales/de-DE/a.json': { list: { empty: 'Nichts' }, rows_one: 'Zeile', rows_other: 'Zeilen' },
          'locales/de-DE/b.json': { title: 'Nichts', rows_one: 'Zeile', rows_other: 'Zeilen', ...german_ },
          'locales/de-DE/site.json': { title: 'Nichts' },
          'src/a.ts': code,
          'scripts/checks/locales-same.json': { ...same, twins: lists },
        }),
      ).output;
    const empty = 'a.list.empty and b.title have the same text';
    const rows = 'a.rows and b.rows have the same text';
    expect(twins({})).toContain(empty);
    expect(twins({})).toContain(rows);
    expect(twins({ title: 'Leer' })).not.toContain(empty);
    expect(twins({ rows_one: 'Reihe' })).not.toContain(rows);
    const listed = { because: [['a.list.empty', 'b.title']] };
    expect(twins({}, listed)).not.toContain(empty);
    expect(twins({ title: 'Leer' }, listed)).toContain('a.list.empty has no twin');
  });

  const spoken = (texts: readonly (readonly [language: string, text: string, message?: string])[]): string => {
    const files: Record<string, unknown> = { 'scripts/checks/locales-same.json': same };
    for (const language of new Set(['en-US', ...texts.map(([of]) => of)]))
      files[`locales/${language}/a.json`] = Object.fromEntries(
        texts.map(([of, text], index) => [`text${index}`, language === of ? text : `${index}`]),
      );
    return run('checks/check-locales.mjs', project(files)).output;
  };

  test('follow the rules of their language, and a breach is reported with its cure', () => {
    const planted = [
      ['en-US', 'The file cannot be read.', '"cannot"; write "can’t"'],
      ['en-US', "This file isn't there.", '"isn\'t"; write ’'],
      ['de-DE', 'Das Kennwort ist falsch.', '"Kennwort"; write "Passwort"'],
      ['de-DE', 'Ihr Tarif ist abgelaufen.', '"Tarif ist abgelaufen"; write "ausgelaufen"'],
      ['de-DE', 'Hast du es?', '"du"; address the reader as "Sie"'],
      ['es-ES', 'Quiso decir {{name}}?', '"Quiso decir {{…}}?"; open with "¿"'],
      ['fr-FR', 'Langue : {{name}}', '" :"; put U+202F before it'],
      ['fr-FR', 'Votre forfait', '"forfait"; write "offre"'],
      ['it-IT', 'Il Suo piano', '"Suo"; write the courtesy form in lower case'],
      ['it-IT', 'Pagare', '"Pagare"; use the imperative'],
      ['ja-JP', '削除しますか?', '"?"; write the full-width mark'],
      ['ja-JP', 'タスク {{count}} 件', '"{{…}} 件"; no space before a counter'],
      ['ko-KR', '{{plan}}을(를) 갱신', '"을(를)"; put a fixed noun'],
    ] as const;
    const output = spoken(planted);
    for (const [index, [language, , message]] of planted.entries())
      expect(output).toContain(`${language}/a: text${index} has ${message}`);
  });

  test('may use any word in code and in addresses', () => {
    const output = spoken([
      ['en-US', 'We couldn’t read `cannot`. [Open it](https://example.com/e-mail)'],
      ['de-DE', '„{{name}}“ hat ein Passwort.'],
      ['es-ES', '¿Eliminar «{{name}}»?'],
      ['fr-FR', 'Supprimer «\u00A0{{name}}\u00A0»\u202F?'],
      ['it-IT', 'Eliminare «{{name}}»?'],
      ['ja-JP', '「{{name}}」を{{count}}件削除しますか？'],
      ['ko-KR', '{{plan}} 요금제를 갱신할까요?'],
    ]);
    expect(output).toContain('7 languages');
    expect(output).not.toContain(' has "');
  });

  test('name a text that no code reads', () => {
    const { output } = check({ ...german, forgotten: 'Vergessen' }, { ...english, forgotten: 'Forgotten' });
    expect(output).toContain('no code reads forgotten');
    expect(output).not.toContain('states.on');
  });
});

describe('licenses', () => {
  const installed = (version: string, license?: string) => ({ name: 'a', version, ...(license ? { license } : {}) });
  const lock = (more: object = {}) => ({
    packages: {
      '': { dependencies: { a: '^1.0.0' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, peerDependencies: { c: '1' } },
      'node_modules/a/node_modules/b': { version: '1.5.0' },
      'node_modules/b': { version: '2.0.0', dev: true },
      ...more,
    },
  });
  const files = {
    'package-lock.json': lock(),
    'node_modules/a/package.json': installed('1.0.0', 'MIT'),
    'node_modules/a/node_modules/b/package.json': installed('1.5.0', '(GPL-3.0 OR ISC)'),
    'node_modules/b/package.json': installed('2.0.0', 'GPL-3.0'),
    'docs/commands.md': '',
  };

  test('are written by group for the packages of the application, and are then up to date', () => {
    const folder = project(files);
    expect(run('licenses.ts', folder, '--check').output).toContain('docs/licenses.md is out of date');
    expect(run('licenses.ts', folder)).toEqual({ output: '2 packages, 0 problems\n', passed: true });
    const page = readFileSync(join(folder, 'docs/licenses.md'), 'utf8');
    expect(page.split('\n## ').slice(1)).toEqual(['(GPL-3.0 OR ISC)\n\n- `b` 1.5.0\n', 'MIT\n\n- `a` 1.0.0\n']);
    expect(run('licenses.ts', folder, '--check').passed).toBe(true);
  });

  test.each([
    ['(MIT AND GPL-3.0)', 'has the license (MIT AND GPL-3.0)'],
    ['AGPL-3.0-only', 'has the license AGPL-3.0-only'],
    ['SEE LICENSE IN LICENSE.md', 'has the license SEE LICENSE'],
    [undefined, 'names no license'],
  ])('%s is refused', (license, problem) => {
    const folder = project({ ...files, 'node_modules/a/package.json': installed('1.0.0', license) });
    expect(run('licenses.ts', folder)).toEqual({
      output: expect.stringContaining(`a 1.0.0 ${problem}`),
      passed: false,
    });
    expect(existsSync(join(folder, 'docs/licenses.md'))).toBe(false);
  });

  test('another version than the lock file names is not judged', () => {
    const folder = project({ ...files, 'node_modules/a/package.json': installed('0.9.0', 'MIT') });
    expect(run('licenses.ts', folder).output).toContain('a 1.0.0 is not installed');
  });
});

describe('number of stories', () => {
  const story = (name: string) => ({ type: 'story', title: 'Tasks', name });
  const index = { entries: { a: story('a'), b: story('b'), c: { type: 'docs' } } };
  const guard = (storedCount: string, ran: number): { output: string; passed: boolean } =>
    run(
      'checks/story-count.mjs',
      project({
        'storybook-static/index.json': index,
        '.ci/story-count.txt': storedCount,
        'docs/states.tsv': 'story\n',
        'reports/stories.json': { numPassedTests: ran, numFailedTests: 0 },
      }),
    );

  test('passes when every story was tested and none is missing', () => {
    expect(guard('2', 2).passed).toBe(true);
  });

  test('fails when a story has no test or stories are missing', () => {
    expect(guard('2', 1)).toEqual({
      output: expect.stringContaining('2 stories are built, 1 were tested'),
      passed: false,
    });
    expect(guard('3', 2)).toEqual({ output: expect.stringContaining('3 were there before'), passed: false });
  });
});

describe('inventory of states', () => {
  const head = 'story\tsurface\tnoun\tstate\tpersona\trequirements\tcomponent\n';
  const row = (story: string, component: string) => `${story}\tdialog\ttasks\twhat goes\tany\tAPI-069\t${component}\n`;
  const dialog = 'src/features/tasks/delete-dialog.tsx';
  const good = row('Tasks/Dialogs/Delete -- One', dialog);
  const stories = (...names: readonly string[]): string =>
    `import preview from '#.storybook/preview';\nconst meta = preview.meta({ title: 'Tasks/Dialogs/Delete' });\n${names
      .map((name, index) => `export const Story${index} = meta.story({ name: '${name}', play: () => undefined });\n`)
      .join('')}`;
  const files = {
    'docs/states.tsv': `# of tasks\n${head}${good}`,
    'stories/tasks/delete.stories.tsx': stories('API-069 One', 'Beyond the inventory'),
    [dialog]: `import { Dialog } from '../../ui/dialog';\nexport const A = () => <Dialog />;\n`,
    'src/app/other.tsx': `import { Dialog } from './mine';\nconst seen = document.querySelector('[role="dialog"]');\n`,
  };

  test('passes when states have stories and dialogs have rows; ids before names are ignored', () => {
    expect(run('checks/check-states.mjs', project(files))).toEqual({
      output: '1 states, 2 stories, 0 problems\n',
      passed: true,
    });
  });

  test('reports missing stories, duplicates and dialogs without a row', () => {
    const { output, passed } = run(
      'checks/check-states.mjs',
      project({
        ...files,
        'docs/states.tsv': `${head}${good}${good}${row('Tasks/Dialogs/Stop -- One', 'src/gone.tsx')}${row('Tasks/Dialogs/Delete -- Two', '-')}`,
        'stories/tasks/delete.stories.tsx': stories('API-069 One', 'API-070: Two', 'Two'),
        'src/features/tasks/stop.tsx': `import { useConfirm, type Confirm } from '#src/ui/confirm';\nuseConfirm();\n`,
        'src/app/menu.tsx': `import { Drawer } from '../ui/drawer';\nexport const A = () => <Drawer />;\n`,
        'stories/start/welcome.mdx':
          '<Meta title="Start/Welcome" />\n<To id="start-welcome--docs" /><To id="tasks-none--one" />\n',
        'src/devtools/page-stories.ts': `const found = 'tasks-dialogs-delete--story-0';\nconst lost = 'tasks-none--two';\n`,
        'src/app/bubble.tsx': 'export const A = () => <div role="dialog" />;\n',
      }),
    );
    expect(passed).toBe(false);
    expect(output.trim().split('\n').toSorted()).toEqual(
      [
        "no story 'Tasks/Dialogs/Stop -- One' (any; what goes)",
        "two stories are named 'tasks/dialogs/delete -- two'",
        "docs/states.tsv: two rows are named 'tasks/dialogs/delete -- one'",
        "docs/states.tsv: 'Tasks/Dialogs/Stop -- One' names src/gone.tsx, which is not there",
        "docs/states.tsv: 'Tasks/Dialogs/Delete -- Two' is a dialog and names no component",
        ...['src/app/bubble.tsx', 'src/app/menu.tsx', 'src/features/tasks/stop.tsx'].map(
          (path) => `${path} opens a dialog, a drawer or a popover, and no row of docs/states.tsv names it`,
        ),
        "stories/start/welcome.mdx leads to 'tasks-none--one', which is not there",
        "src/devtools/page-stories.ts leads to 'tasks-none--two', which is not there",
        '4 states, 3 stories, 10 problems',
      ].toSorted(),
    );
  });

  test('is also compared with the built index', () => {
    const index = { entries: { a: { type: 'story', title: 'Tasks/Dialogs/Delete', name: 'Two' } } };
    const { output, passed } = run(
      'checks/story-count.mjs',
      project({
        'docs/states.tsv': head + good,
        'storybook-static/index.json': index,
        '.ci/story-count.txt': '1',
        'reports/stories.json': { numPassedTests: 1, numFailedTests: 0 },
      }),
    );
    expect(output).toContain("no story 'Tasks/Dialogs/Delete -- One'");
    expect(passed).toBe(false);
  });
});

describe('trace of requirements', () => {
  const traced = (titles: [string, string][]): { output: string; passed: boolean } =>
    run(
      'trace.mjs',
      project({
        'docs/requirements.yaml': '- rows:\n    - id: AAA-01\n      text: One\n    - id: AAA-02\n      text: Two\n',
        'reports/unit.json': {
          testResults: [{ assertionResults: titles.map(([fullName, status]) => ({ fullName, status })) }],
        },
        'reports/playwright.json': { suites: [] },
      }),
      '--areas',
      'AAA',
    );

  test('counts only passing titles with at most three ids', () => {
    const crowded: [string, string] = ['AAA-01 AAA-02 AAA-03 AAA-04 all of it', 'passed'];
    expect(traced([['AAA-01 it works', 'passed'], ['AAA-02 it does too', 'failed'], crowded]).output).toContain(
      '1 of 2',
    );
    expect(traced([crowded]).output).toContain('0 of 2');
    expect(traced([['AAA-01 AAA-02 both', 'passed']]).passed).toBe(true);
  });
});

describe('layers', () => {
  function cruise(files: Readonly<Record<string, string>>): string {
    const folder = project({
      ...files,
      'tsconfig.json': { compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler' } },
    });
    cpSync('.dependency-cruiser.mjs', join(folder, '.dependency-cruiser.mjs'));
    const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
    const { stdout, stderr } = spawnSync(
      resolve('node_modules/.bin/depcruise'),
      ['--config', '.dependency-cruiser.mjs', ...folders],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout + stderr;
  }

  test.each([
    ['src/domain/a.ts', 'src/api/b.ts', 'floor-domain'],
    ['src/features/tasks/a.ts', 'src/features/runs/b.ts', 'no-feature-to-feature'],
    ['src/data/a.ts', 'src/pages/b.ts', 'floor-data'],
    ['src/devtools/a.ts', 'src/app/b.ts', 'floor-devtools'],
    ['src/state/a.ts', 'src/ui/b.ts', 'floor-state'],
    ['src/app/a.ts', 'mocks/b.ts', 'only-main-names-mocks'],
    ['mocks/a.ts', 'src/domain/price.ts', 'mocks-share-little'],
  ])('%s may not import %s', (from, to, rule) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const files = {
      [from]: `import { b } from '${up}${to.replace('.ts', '')}';\nexport const a = b;\n`,
      [to]: 'export const b = 1;\n',
    };
    expect(cruise(files)).toContain(rule);
  });

  test('two files may not import each other, not even for types', () => {
    const files = {
      'src/lib/a.ts': "import type { B } from './b';\nexport type A = B[];\n",
      'src/lib/b.ts': "import type { A } from './a';\nexport interface B {\n  readonly all: A;\n}\n",
    };
    expect(cruise(files)).toContain('no-circular');
  });
});

describe('plain English', () => {
  const planted = [
    ['// Whoever opens it sees the list.', 'whoever'],
    ['// What is saved shows at once.', 'as a subject'],
    ['// Gives the name of the task.', 'Gives'],
    ['// The caller is told when it ends.', 'is told'],
    ['// A list of its own.', 'of its own'],
    ['// The row stands below the bar.', 'stands'],
    ['// Reads the list anew.', 'anew'],
    ['/* The colour of a tag. */', 'American spelling'],
    ["test('what was typed is kept for good', () => {});", 'for good'],
    [`/** ${'A word and '.repeat(11)}the end. */`, '35 words'],
  ] as const;

  test('ten planted faults are found, each with its file and line', () => {
    const folder = project({ 'planted.test.ts': `export {};\n${planted.map(([line]) => `${line}\n\n`).join('')}` });
    const { output, passed } = run('checks/check-prose.mjs', folder, 'planted.test.ts');
    expect(passed).toBe(false);
    const lines = output.split('\n');
    for (const [index, [, message]] of planted.entries()) {
      const found = lines.filter((line) => line.startsWith(`planted.test.ts:${2 + 2 * index} `));
      expect(found.join('\n').toLowerCase()).toContain(message.toLowerCase());
    }
  });

  test('plain sentences, code, quotations and names of the contract pass', () => {
    const folder = project({
      'plain.ts': '/** Returns the rows that the server sent, as `colour` or `gives`. */\nexport const a = 1;\n',
      'plain.md': "# What is new\n\nThe message says 'what is missing stands here'.\n\n```\ngives\n```\n",
    });
    expect(run('checks/check-prose.mjs', folder, 'plain.ts', 'plain.md').passed).toBe(true);
  });
});

describe('commit messages', () => {
  function commits(...subjects: readonly string[]): string {
    const folder = project({ 'a.txt': 'a' });
    const git = (...args: readonly string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
    git('init', '-q');
    for (const subject of ['Begin', ...subjects]) git('commit', '-q', '--allow-empty', '-m', subject);
    return folder;
  }
  const check = (...subjects: readonly string[]) =>
    run('checks/commit-messages.mjs', commits(...subjects), `HEAD~${subjects.length}..HEAD`);

  test.each([
    'Added a column',
    'Fixes the price',
    'add a column',
    'Add a column.',
    'Add a column; rename a task',
    `Add ${'a very '.repeat(10)}long subject`,
  ])('%s is refused', (subject) => {
    expect(check('Add a row', subject).output).toContain('2 commit messages, 1 problems');
  });

  test('an imperative subject passes, and a history that is missing is named', () => {
    expect(check('Add a column', 'Focus the dialog', 'Pass the error on').passed).toBe(true);
    const { output, passed } = run('checks/commit-messages.mjs', commits('Add a row'));
    expect(output).toContain('Skipped');
    expect(passed).toBe(true);
  });
});
