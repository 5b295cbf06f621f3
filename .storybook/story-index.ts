import { readFile } from 'node:fs/promises';
import type { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { openCache } from '../scripts/lib/file-cache.ts';
import { nameWithoutIds, requirementAreas } from './story-name.ts';

type Node = types.Node;
type CsfFile = ReturnType<typeof loadCsf>;

/** Parsing takes three seconds. */
const cache = openCache<ReturnType<typeof indexStories>>(
  'story-index',
  ['main', 'story-index', 'story-name'].map((name) => `.storybook/${name}.ts`),
);
let saving: NodeJS.Timeout | undefined;

/** Adds tags. Storybook itself only reads literal ones. */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    clearTimeout(saving);
    saving = setTimeout(cache.save, 1000).unref();
    return cache.get(fileName, code, () => indexStories(code, { ...options, fileName }));
  },
};

export function indexStories(code: string, options: Parameters<typeof loadCsf>[1]) {
  const csf = loadCsf(code, options).parse();
  return csf.indexInputs.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...tagsOf(entry, csf)] }));
}

const STATES = /^(?:loading|empty|error|offline|not found|no match)\b/;

function tagsOf(entry: CsfFile['indexInputs'][number], csf: CsfFile): string[] {
  const { title = '', name = '', exportName, tags = [] } = entry;
  const { parameters, play } = csf._storyAnnotations[exportName] ?? {};
  const persona = personaIn(parameters) ?? personaIn(csf._metaAnnotations['parameters']);
  const [state] = STATES.exec(nameWithoutIds(name).toLowerCase()) ?? [];
  const checksOnly = tags.includes('autodocs') || (play !== undefined && !acts(play, csf));
  return [
    `surface:${surfaceOf(title)}`,
    ...(persona === undefined ? [] : [`persona:${persona}`]),
    ...(state === undefined ? [] : [`state:${state.replace(' ', '-')}`]),
    ...requirementAreas(name).map((area) => `requirement:${area}`),
    ...(checksOnly ? ['play:checks'] : []),
  ];
}

/** 'dialog' of 'Tasks/Dialogs/Delete tasks'. */
function surfaceOf(title: string): string {
  const [, plural] = /^[^/]+\/([A-Z][a-z]+)s\//.exec(title) ?? [];
  return plural?.toLowerCase() ?? 'component';
}

const personaIn = (parameters: Node | undefined): string | undefined => {
  const persona = property(property(parameters, 'gleaner'), 'persona');
  return persona?.type === 'StringLiteral' ? persona.value : undefined;
};

function property(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const each of node.properties)
    if (each.type === 'ObjectProperty' && each.key.type === 'Identifier' && each.key.name === name) return each.value;
  return undefined;
}

const ACTIONS = /^(?:userEvent|fireEvent|click|focus|blur|scroll(?!Width|Height)\w*|dispatchEvent)$/;
const TESTING = ['storybook/test', '#.storybook/in-test-only'];

/** Whether a play may change its story. A call of an imported function counts as a change. */
function acts(play: Node, { _ast: { program } }: CsfFile): boolean {
  const imported = new Set<string>();
  const declared = new Map<string, Node>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && !TESTING.includes(statement.source.value))
      for (const { local } of statement.specifiers) imported.add(local.name);
    if (statement.type === 'FunctionDeclaration' && statement.id) declared.set(statement.id.name, statement);
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && init) declared.set(id.name, init);
  }

  function changes(value: unknown): boolean {
    if (Array.isArray(value)) return value.some(changes);
    if (!isNode(value)) return false;
    switch (value.type) {
      case 'Identifier': {
        const declaration = declared.get(value.name);
        declared.delete(value.name);
        return ACTIONS.test(value.name) || changes(declaration);
      }
      case 'CallExpression': {
        let target: Node = value.callee;
        if (target.type === 'Identifier' && target.name === 'inTestOnly') return false;
        while (target.type === 'MemberExpression') target = target.object;
        if (target.type === 'Identifier' && imported.has(target.name)) return true;
        break;
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return changes(value.body);
      default:
    }
    return Object.values(value).some(changes);
  }
  return (play.type === 'Identifier' && imported.has(play.name)) || changes(play);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
