import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findings, projectFiles, sourceFiles } from './source-files';

const PROVIDER = 'provides a context, and looks like nothing';
const PART = 'is a part of another component, and makes no sense alone';

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
  'src/ui/two-line.tsx#DetailLine': PART,
  'src/ui/chart/drawing.tsx': 'SeriesChart loads it',
  'src/ui/form/accessible-list.tsx': PART,
  'src/ui/form/antd-fields.tsx': 'a control in a Field: both have their own page',
  'src/ui/form/bound-field.tsx': PART,
  'src/ui/form/fields.tsx': 'a control in a Field: both have their own page',
  'src/ui/form/picker-panel.tsx': PART,
  'src/ui/form/text-controls.tsx#ClearButton': PART,
  'src/ui/form/typed-date-input.tsx': PART,
  'src/ui/table/head-cell.tsx': PART,
  'src/ui/table/moved-rows.tsx': PART,
  'src/ui/table/skeleton-rows.tsx': PART,
  'src/ui/table/table-body.tsx': PART,
  'src/ui/table/table-head.tsx': PART,
  'src/ui/table/table-row.tsx': PART,
  'src/ui/table/virtual-grid-row.tsx': PART,
  'src/ui/table/windowed-rows.tsx': PART,
};

/** Of `src/features` and `src/shared`, only these: cards, rows, tags, lists and dialogs that need no page around them. */
const FEATURE_PLAYGROUNDS = [
  'src/features/account/full-name-dialog.tsx#FullNameDialog',
  'src/features/account/row-button.tsx#RowButton',
  'src/features/account/setting-row.tsx#SettingRow',
  'src/features/account/user-name-dialog.tsx#UserNameDialog',
  'src/features/billing/coupons/bind-coupon-dialog.tsx#BindCouponDialog',
  'src/features/billing/coupons/coupon-card.tsx#CouponCard',
  'src/features/billing/orders/order-status.tsx#OrderStatusTag',
  'src/features/billing/plans/plan-card.tsx#PlanCard',
  'src/features/promotions/mission-card.tsx#MissionCard',
  'src/features/runs/status-tags.tsx#LotTag',
  'src/features/runs/status-tags.tsx#RunTag',
  'src/features/runs/status-tags.tsx#SubtaskTag',
  'src/features/site/download/package-card.tsx#PackageCard',
  'src/features/tasks/dialogs/cloud-nodes-dialog.tsx#CloudNodesDialog',
  'src/features/tasks/dialogs/copy-dialog.tsx#CopyDialog',
  'src/features/tasks/dialogs/delete-dialog.tsx#DeleteDialog',
  'src/features/tasks/dialogs/move-dialog.tsx#MoveDialog',
  'src/features/tasks/dialogs/priority-dialog.tsx#PriorityDialog',
  'src/features/tasks/dialogs/rename-task-dialog.tsx#RenameTaskDialog',
  'src/features/tasks/dialogs/share-dialog.tsx#ShareDialog',
  'src/features/tasks/groups/rename-group-dialog.tsx#RenameGroupDialog',
  'src/features/tasks/row-actions.tsx#RowActions',
  'src/features/tasks/row-menu.tsx#RowMenu',
  'src/features/templates/form/cost-card.tsx#CostCard',
  'src/features/templates/gallery/template-card.tsx#TemplateCard',
  'src/shared/errors/retry-button.tsx#RetryButton',
  'src/shared/list/resource-list.tsx#ResourceCards',
  'src/shared/list/resource-list.tsx#ResourceList',
  'src/shared/rows/nested-value.tsx#NestedValue',
  'src/shared/rows/row-cell.tsx#RowCell',
  'src/shared/task-group/new-task-group-dialog.tsx#NewTaskGroupDialog',
];

const isComponentName = (name: string): boolean => /^[A-Z][A-Za-z]*[a-z]/.test(name) && !name.endsWith('Context');

function componentsOf(path: string): string[] {
  const names: string[] = [];
  findings(path, (node) => {
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return undefined;
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) names.push(node.name?.text ?? '');
    if (ts.isVariableStatement(node))
      names.push(...node.declarationList.declarations.map(({ name }) => name.getText()));
    return undefined;
  });
  return names.filter(isComponentName).map((name) => `${path}#${name}`);
}

const components = sourceFiles('src/ui')
  .filter((path) => path.endsWith('.tsx'))
  .flatMap(componentsOf);

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

test('every component of src/ui has a Playground, or a reason for none', () => {
  const covered = new Set(playgrounds.map(({ file, name }) => `${file}#${name}`));
  const missing = components.filter(
    (component) =>
      !covered.has(component) &&
      !(component in WITHOUT_PLAYGROUND) &&
      !(component.replace(/#.*/, '') in WITHOUT_PLAYGROUND),
  );
  expect(missing).toEqual([]);
});

test('the listed components of features have a Playground, and no other has one', () => {
  const covered = playgrounds.map(({ file, name }) => `${file}#${name}`).filter((key) => !key.startsWith('src/ui/'));
  expect(covered.toSorted()).toEqual(FEATURE_PLAYGROUNDS.toSorted());
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
