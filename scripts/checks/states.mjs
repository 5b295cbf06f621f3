import { globSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { cacheByContent } from '../lib/file-cache.ts';

const INVENTORY = 'docs/states.tsv';

const PAGE_STORIES = 'src/devtools/page-stories.ts';

const OVERLAY_SURFACES = ['dialog', 'drawer', 'popover'];
/** These files only provide the overlays. */
const OVERLAY_MODULES = [
  'src/ui/antd-overlays.tsx',
  'src/ui/dialog.tsx',
  'src/ui/drawer.tsx',
  'src/ui/popover.tsx',
  'src/ui/use-choose.ts',
];
const OVERLAY_EXPORTS = {
  'src/ui/confirm': ['useConfirm', 'ConfirmDialog'],
  'src/ui/dialog': ['Dialog', 'FormDialog'],
  'src/ui/drawer': ['Drawer'],
  'src/ui/popover': ['Popover'],
  'src/ui/use-choose': ['useChoose'],
};

const normalizeTitle = (text) =>
  text
    .toLowerCase()
    .replace(/\b[a-z0-9]{3,5}-\d{2,3}\b[:,]?/g, '')
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();
const keyOf = ({ title, name }) => `${normalizeTitle(title)} -- ${normalizeTitle(name)}`;
const fullName = ({ title, name }) => `${title} -- ${name}`;

export function readStates(path = INVENTORY) {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.slice(1).map((line) => {
    const [story = '', surface = '', noun = '', state = '', persona = '', requirements = '', component = ''] =
      line.split('\t');
    const [title = '', name = ''] = story.split(' -- ');
    return {
      title,
      name,
      surface,
      noun,
      state,
      persona,
      requirements: requirements === '-' ? [] : requirements.split(','),
      component: component === '-' ? '' : component,
    };
  });
}

export const storiesOfIndex = (path) =>
  Object.values(JSON.parse(readFileSync(path, 'utf8')).entries).filter((entry) => entry.type === 'story');

export async function storiesOfSources() {
  const compute = async (fileName, source) => {
    const { loadCsf } = await import('storybook/internal/csf-tools');
    return loadCsf(source, { fileName, makeTitle: (title) => title }).parse().indexInputs;
  };
  const paths = globSync('stories/**/*.stories.tsx');
  return (await cacheByContent({ name: 'stories', rules: ['scripts/checks/states.mjs'], paths, compute })).flat();
}

export async function storiesByState() {
  const ids = new Map((await storiesOfSources()).map((story) => [keyOf(story), story.__id]));
  return (state) => ids.get(keyOf(state));
}

const pageIds = (pages) =>
  pages.map(([, source]) => {
    const title = /<Meta title="([^"]*)"/.exec(source)?.[1] ?? '';
    return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
  });

export function compareLinks(stories) {
  const pages = globSync('stories/**/*.mdx').map((path) => [path, readFileSync(path, 'utf8')]);
  const ids = new Set([
    ...pageIds(pages),
    ...stories.flatMap(({ __id, tags = [] }) =>
      tags.includes('autodocs') ? [__id, __id.replace(/--.*/, '--docs')] : [__id],
    ),
  ]);
  const links = [...pages, ...globSync(PAGE_STORIES).map((path) => [path, readFileSync(path, 'utf8')])];
  return links.flatMap(([path, source]) =>
    [...source.matchAll(/\b(?:story|id|to)="([^"]*)"|'([\w-]+--[\w-]+)'/g)]
      .map(([, id, quoted = '']) => id ?? quoted)
      .filter((id) => !ids.has(id))
      .map((id) => `${path} leads to '${id}', which is not there`),
  );
}

const duplicates = (keys) => [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];

export function compareStories(states, stories) {
  const storyKeys = new Set(stories.map(keyOf));
  return [
    ...states
      .filter((state) => !storyKeys.has(keyOf(state)))
      .map((state) => `no story '${fullName(state)}' (${state.persona}; ${state.state})`),
    ...duplicates(stories.map(keyOf)).map((key) => `two stories are named '${key}'`),
    ...duplicates(states.map(keyOf)).map((key) => `${INVENTORY}: two rows are named '${key}'`),
  ];
}

function opensOverlay(path, code) {
  if (/(?<!\[)\brole="(?:alert)?dialog"|<dialog\b|from 'antd\/es\/(?:modal|drawer|popover|popconfirm)/.test(code))
    return true;
  for (const [, names = '', from = ''] of code.matchAll(/import\s+\{([^}]*)\}\s+from\s+'([.#][^']*)'/g)) {
    const file = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from)).replaceAll('\\', '/');
    const openers = OVERLAY_EXPORTS[file] ?? [];
    const imported = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]);
    if (openers.some((opener) => imported.includes(opener))) return true;
  }
  return false;
}

export function compareSources(states) {
  const named = new Set(states.map(({ component }) => component));
  const files = globSync('src/**/*.{ts,tsx}')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:test|gen|d)\.tsx?$/.test(path) && !OVERLAY_MODULES.includes(path));
  return [
    ...files
      .filter((path) => !named.has(path) && opensOverlay(path, readFileSync(path, 'utf8')))
      .map((path) => `${path} opens a dialog, a drawer or a popover, and no row of ${INVENTORY} names it`),
    ...states.flatMap((state) => {
      const { component, surface } = state;
      if (component === '')
        return OVERLAY_SURFACES.includes(surface)
          ? [`${INVENTORY}: '${fullName(state)}' is a ${surface} and names no component`]
          : [];
      return existsSync(component) ? [] : [`${INVENTORY}: '${fullName(state)}' names ${component}, which is not there`];
    }),
  ];
}
