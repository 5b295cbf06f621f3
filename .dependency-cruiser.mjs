// Import rules of src, highest layer first: a folder imports only from layers below its own.
const LAYERS = [
  ['app'],
  ['devtools', 'pages'],
  ['features'],
  ['shared'],
  ['data'],
  ['ui', 'api', 'state', 'i18n'],
  ['domain'],
  ['contract', 'lib'],
];

/** Exceptions to the rule: tables and charts in ui use the number and date formats of i18n. */
const ALLOWED_SIBLINGS = { ui: ['i18n'] };

const folderPattern = (names) => `^src/(${names.join('|')})/`;

const layerRules = LAYERS.flatMap((layer, i) =>
  layer.map((name) => {
    const siblings = layer.filter((other) => other !== name && !ALLOWED_SIBLINGS[name]?.includes(other));
    const forbiddenFolders = [...LAYERS.slice(0, i).flat(), ...siblings];
    return {
      name: `floor-${name}`,
      comment: `src/${name} imports only from the layers below it`,
      severity: 'error',
      from: { path: folderPattern([name]), pathNot: '\\.test\\.tsx?$' },
      to: { path: folderPattern(forbiddenFolders) },
    };
  }),
);

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'zod-without-eval',
      comment: 'Import zod from src/lib/zod, which turns its use of eval off',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/lib/zod\\.ts$' },
      to: { path: '^node_modules/zod/' },
    },
    {
      name: 'zod-mini',
      comment: 'Import zod/mini: the classic build adds 13 kB to every page that reads parameters',
      severity: 'error',
      from: { path: '^src/lib/zod\\.ts$' },
      to: { path: '^node_modules/zod/', pathNot: '^node_modules/zod/mini/' },
    },
    {
      name: 'texts-by-own-hook',
      comment:
        'Import useTranslation from src/i18n/use-translation: the t of react-i18next keeps the language that it was created with',
      severity: 'error',
      from: { path: '^(src|stories|\\.storybook)/', pathNot: '^src/i18n/(init|use-translation)\\.ts$' },
      to: { path: 'node_modules/react-i18next/' },
    },
    {
      name: 'properties-with-a-seed',
      comment: 'Import fast-check from tests/fixtures/fast-check, whose seed makes a run repeatable',
      severity: 'error',
      from: { path: '^(src|mocks|stories)/' },
      to: { path: 'node_modules/fast-check/' },
    },
    {
      name: 'antd-in-its-scope',
      comment: 'Components of antd need AntdScope around them: only the wrappers in src/ui, which add it, import antd',
      severity: 'error',
      from: {
        path: '^(src|stories|\\.storybook)/',
        pathNot: '^src/ui/(antd-overlays|form/(select|date)-controls?|theme/antd-\\w+)\\.tsx?$',
      },
      to: { path: 'node_modules/antd/' },
    },
    {
      name: 'dialogs-fetched-when-opened',
      comment:
        'src/ui/overlays.ts loads the components of dialogs and drawers on demand, so that no first screen waits for them',
      severity: 'error',
      from: { path: '^(src|stories|\\.storybook)/' },
      to: { path: '^src/ui/antd-overlays\\.tsx$', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      comment: 'Modules that import each other, even for types, cannot be read or moved separately',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: wire it or delete it',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|mocks)/', // scripts/vite/strict-styles.ts replaces an antd module with adopted-styles.
        pathNot: [
          '\\.(d|gen)\\.ts$',
          '\\.d\\.json\\.ts$',
          '\\.test\\.tsx?$',
          '^src/main\\.tsx$',
          '^src/app/adopted-styles\\.ts$',
          '^mocks/server\\.ts$',
          // Replaces msw's tldts in the build (vite.config.ts).
          '^mocks/lib/no-cookies\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-feature-to-feature',
      comment: 'A page composes features; a feature never imports another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'only-main-names-mocks',
      comment: 'A live build contains no emulator: only main.tsx reaches it, behind the build-time mode',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', '\\.test\\.tsx?$'] },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-share-little',
      comment: 'The emulator has limits and rules that are independent of domain; it shares only the calendar',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(contract|lib)/',
          '^src/domain/schedule\\.ts$',
          // Types only, for the demo panel.
          '^src/devtools/control\\.ts$',
        ],
      },
    },
    {
      name: 'only-state-imports-jotai',
      severity: 'error',
      from: { path: '^(src|stories|mocks)/', pathNot: '^src/state/' },
      to: { path: 'node_modules/jotai' },
    },
    {
      name: 'no-react-below-ui',
      comment: 'Rules and general helpers do not depend on React',
      severity: 'error',
      from: { path: '^src/(domain|contract|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|antd|@tanstack/react-query)/' },
    },
    {
      name: 'msw-stays-in-mocks',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: 'node_modules/(msw|@msw)/' },
    },
    {
      name: 'not-to-test-or-story',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(\\.test\\.tsx?|\\.stories\\.tsx)$|^(stories|tests)/' },
    },
    {
      name: 'not-to-dev-dependency',
      comment: 'Packages that the application ships belong in dependencies',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.(test\\.tsx?|d\\.ts)$', '/fake-[\\w-]+\\.tsx$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(worker|url|raw|inline)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|woff2)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    cache: { folder: '.cache/depcruise', strategy: 'content' },
  },
};
