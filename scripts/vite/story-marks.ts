import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readStates, storiesByState } from '../checks/states.mjs';

const STORIES = 'virtual:stories';
const CONFIRM = 'virtual:mark-confirm';

/** The mark of the file that asks wins over the mark of `useChoose`. */
const MARK_CONFIRM = `
const marked = new WeakMap();
export function markConfirm(confirm, story) {
  const byStory = marked.get(confirm) ?? {};
  marked.set(confirm, byStory);
  return (byStory[story] ??= (getOptions) => confirm(() => ({ story, ...getOptions() })));
}`;

const markOfFile = (file: string): string => file.replace(/^src\/(.*)\.tsx?$/, '$1');

export type MarkedStory = readonly [id: string, title: string, persona: string];

/** Stories by mark: of the name of a component with a Playground, and of a file that docs/states.tsv names. */
export async function markedStories(): Promise<Record<string, MarkedStory[]>> {
  const stories: Record<string, MarkedStory[]> = {};
  for (const { name, id } of playgrounds()) stories[name] = [[id, name, 'any']];
  const ids = await storiesByState();
  for (const state of readStates()) {
    const id = state.component === '' ? undefined : ids(state);
    if (id !== undefined) (stories[markOfFile(state.component)] ??= []).push([id, state.title, state.persona]);
  }
  return stories;
}

function playgrounds(): { file: string; name: string; id: string }[] {
  return globSync('stories/ui/components/**/*.stories.tsx').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const [, file = '', name = ''] = /componentDocs\('([^']+)', '([A-Z]\w*)'/.exec(source) ?? [];
    const [, title = ''] = /title: '(UI\/[^']+)'/.exec(source) ?? [];
    return name === '' ? [] : [{ file, name, id: `${title.toLowerCase().replaceAll('/', '-')}--playground` }];
  });
}

interface FileMarks {
  /** Of components with a Playground. */
  readonly names: Set<string>;
  /** Whether docs/states.tsv names the file. */
  isListed: boolean;
}

export function filesToMark(): ReadonlyMap<string, FileMarks> {
  const files = new Map<string, FileMarks>();
  const marksOf = (file: string): FileMarks => {
    const marks = files.get(file) ?? { names: new Set<string>(), isListed: false };
    files.set(file, marks);
    return marks;
  };
  for (const { file, name } of playgrounds()) marksOf(file).names.add(name);
  for (const { component } of readStates()) if (component !== '') marksOf(component).isListed = true;
  return files;
}

export function addMarks(file: string, source: string, { names, isListed }: FileMarks): string {
  const fileMark = markOfFile(file);
  // Nearly everything is inside of these.
  const isProvider = (name: string) => file.startsWith('src/ui/') && name.endsWith('Provider');
  const marks = [...source.matchAll(/^(?:export )?(?:default )?(?:function|class) ([A-Z]\w*)/gm)].flatMap(
    ([, name = '']) => {
      const mark = names.has(name) ? name : isListed && !isProvider(name) ? fileMark : undefined;
      return mark === undefined ? [] : [`${name}.story = '${mark}';`];
    },
  );
  const asking = isListed
    ? source.replace(/(?<== )use(?:Confirm|Choose)\(\)/g, `markConfirm($&, '${fileMark}')`)
    : source;
  // At the end, so that the lines of the source keep their numbers.
  return [asking, ...(asking === source ? [] : [`import { markConfirm } from '${CONFIRM}';`]), ...marks].join('\n');
}

/** Record 69. A live build has no marks. */
export function storyMarks({ mode }: { readonly mode: 'mock' | 'live' }): Plugin {
  let root = process.cwd();
  let files: ReturnType<typeof filesToMark> | undefined;
  return {
    name: 'gleaner:story-marks',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === STORIES || id === CONFIRM ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${CONFIRM}`) return MARK_CONFIRM;
      if (id !== `\0${STORIES}`) return undefined;
      this.addWatchFile(resolve(root, 'docs/states.tsv'));
      return `export const stories = JSON.parse(${JSON.stringify(JSON.stringify(await markedStories()))});`;
    },
    transform:
      mode === 'live'
        ? undefined
        : (code, id) => {
            const file = relative(root, id).replaceAll('\\', '/');
            files ??= filesToMark();
            const marks = files.get(file);
            return marks ? { code: addMarks(file, code, marks), map: null } : undefined;
          },
  };
}
