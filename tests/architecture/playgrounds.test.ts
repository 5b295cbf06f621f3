import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findings, projectFiles, sourceFiles } from './source-files';

const PROVIDER = 'provides a context, and looks like nothing';
const PART = 'is a part of another component, and makes no sense alone';
const STEP = 'is a step of another dialog, whose Playground leads to it';

/** Files, or single exports as `file#name`. */
const WITHOUT_PLAYGROUND: Readonly<Record<string, string>> = {
  'src/ui/antd-overlays.tsx': 'Dialog and Drawer load it',
  'src/ui/confirm.tsx#ConfirmDialog': 'useConfirm opens it',
  'src/ui/confirm.tsx#ConfirmProvider': PROVIDER,
  'src/ui/cover-scenes.tsx': PART,
  'src/ui/dialog-host.tsx': PROVIDER,
  'src/ui/lazy-popup.tsx': PART,
  'src/ui/live-region.tsx': 'is heard by screen readers only',
  'src/ui/menu.tsx': 'MenuButton opens it',
  'src/ui/motifs.tsx#MotifLines': PART,
  'src/ui/page-title.tsx': 'writes the head of the page',
  'src/ui/popup-box.tsx': 'Popover opens it',
  'src/ui/relative-time.tsx#TimedText': PART,
  'src/ui/theme/antd-scope.tsx': PROVIDER,
  'src/ui/theme/ui-provider.tsx': PROVIDER,
  'src/ui/toast.tsx#ToastProvider': PROVIDER,
  'src/ui/text.tsx#NameText': PART,
  'src/ui/two-line.tsx#DetailLine': PART,
  'src/ui/chart/drawing.tsx': 'SeriesChart loads it',
  'src/ui/form/accessible-list.tsx': PART,
  'src/ui/form/antd-fields.tsx': 'a control in a Field: both have their own page',
  'src/ui/form/bound-field.tsx': PART,
  'src/ui/form/fields.tsx': 'a control in a Field: both have their own page',
  'src/ui/form/picker-panel.tsx': PART,
  'src/ui/form/text-controls.tsx#ClearButton': PART,
  'src/ui/form/suggestion-list.tsx': 'SuggestBox opens it',
  'src/ui/form/typed-date-input.tsx': PART,
  'src/ui/table/head-cell.tsx': PART,
  'src/ui/table/moved-rows.tsx': PART,
  'src/ui/table/skeleton-rows.tsx': PART,
  'src/ui/table/table-body.tsx': PART,
  'src/ui/table/table-head.tsx': PART,
  'src/ui/table/table-row.tsx': PART,
  'src/ui/table/virtual-grid-row.tsx': PART,
  'src/ui/table/windowed-rows.tsx': PART,
  'src/features/account/deletion/confirm-deletion.tsx': STEP,
  'src/features/account/deletion/consequences.tsx': STEP,
  'src/features/account/deletion/planned-deletion.tsx': STEP,
  'src/features/exports/export-dialog.tsx': 'ExportButton opens it',
  'src/features/exports/export-form.tsx#ExportFormButtons': PART,
  'src/features/members/password-results.tsx': STEP,
  'src/features/tasks/cells/name-cell.tsx': PART,
  'src/features/tasks/cells/template-cell.tsx': PART,
  'src/features/tasks/cells/time-cells.tsx': PART,
  'src/features/tasks/cells/trend-cell.tsx': PART,
};

const isComponentName = (name: string): boolean => /^[A-Z][A-Za-z]*[a-z]/.test(name) && !name.endsWith('Context');

/** `props` is the text of the parameter. */
function componentsOf(path: string): { readonly key: string; readonly props: string }[] {
  const found: { name: string; props: string }[] = [];
  findings(path, (node) => {
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return undefined;
    if (ts.isFunctionDeclaration(node))
      found.push({ name: node.name?.text ?? '', props: node.parameters[0]?.getText() ?? '' });
    if (ts.isClassDeclaration(node)) found.push({ name: node.name?.text ?? '', props: '' });
    if (ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations) found.push({ name: name.getText(), props: '' });
    return undefined;
  });
  return found
    .filter(({ name }) => isComponentName(name))
    .map(({ name, props }) => ({ key: `${path}#${name}`, props }));
}

const componentsIn = (folder: string) =>
  sourceFiles(folder)
    .filter((path) => path.endsWith('.tsx'))
    .flatMap(componentsOf);

const isShownAlone = /(?:Card|Cell|Dialog|Drawer|Popover|Tag)$/;
const isOverlay = /\bDialogControls\b|\bonClose\b/;

const components = [
  ...componentsIn('src/ui'),
  ...[...componentsIn('src/features'), ...componentsIn('src/shared')].filter(
    ({ key, props }) => props !== '' && (isShownAlone.test(key) || isOverlay.test(props)),
  ),
].map(({ key }) => key);

const playgrounds = projectFiles('stories/*.stories.tsx')
  .filter((path) => /^stories\/[a-z]+\/components\//.test(path))
  .map((path) => {
    const source = readFileSync(path, 'utf8');
    const [, file = '', name = ''] = /componentDocs\('([^']+)', '(\w+)'/.exec(source) ?? [];
    return {
      path,
      source,
      file,
      name,
      section: path.startsWith('stories/ui/') ? 'UI/(?:Form/)?' : '[A-Z]\\w+/Components/',
    };
  });

test('every component of src/ui, and every card, cell, tag and dialog of a feature, has a Playground or a reason for none', () => {
  const covered = new Set(playgrounds.map(({ file, name }) => `${file}#${name}`));
  const missing = components.filter(
    (component) =>
      !covered.has(component) &&
      !(component in WITHOUT_PLAYGROUND) &&
      !(component.replace(/#.*/, '') in WITHOUT_PLAYGROUND),
  );
  expect(missing).toEqual([]);
});

test('no reason is left for a component that is gone or has a Playground', () => {
  const left = Object.keys(WITHOUT_PLAYGROUND).filter(
    (key) =>
      !components.some((component) => component === key || component.startsWith(`${key}#`)) ||
      playgrounds.some(({ file, name }) => key === file || key === `${file}#${name}`),
  );
  expect(left).toEqual([]);
});

test('a Playground is titled by the name in code, has a docs page and is the only story of its file', () => {
  const wrong = playgrounds.filter(
    ({ source, file, name, section }) =>
      !new RegExp(`title: '${section}${name}'`).test(source) ||
      !source.includes("tags: ['autodocs']") ||
      !/^ {2}component: /m.test(source) ||
      source.match(/meta\.story\(/g)?.length !== 1 ||
      !source.includes("name: 'Playground'") ||
      !existsSync(file) ||
      !new RegExp(`export (?:const|function|class) ${name}\\b`).test(readFileSync(file, 'utf8')),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the records and patterns that a Playground names exist', () => {
  const unknown = playgrounds.flatMap(({ path, source }) =>
    [
      ...[...source.matchAll(/'(\d{4}-[a-z][\w-]+)'/g)].map(([, record = '']) => `docs/decisions/${record}.md`),
      ...[...source.matchAll(/pattern: '([\w-]+)'/g)].map(([, pattern = '']) => `stories/patterns/${pattern}.mdx`),
    ]
      .filter((target) => !existsSync(target))
      .map((target) => `${path} ${target}`),
  );
  expect(unknown).toEqual([]);
});
