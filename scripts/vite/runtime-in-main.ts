import { basename } from 'node:path';
import type { Plugin } from 'vite';

const namesOf = (list: string) =>
  list.split(',').map((entry) => {
    const [first = '', second = first] = entry.trim().split(' as ');
    return [first, second] as const;
  });

const importOf = (file: string) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file.replaceAll('.', '\\.')}["'];?`);
const RELATIVE_IMPORT = /(?:^|[;\n])\s*import\s*(?:[\w*{][^"';()]*from\s*)?["']\.\.?\//;

/** Throws when code looks unexpected. */
export function moveRuntime(files: ReadonlyMap<string, string>): Map<string, string> {
  const find = (start: string) => [...files.keys()].find((name) => name.startsWith(start) && name.endsWith('.js'));
  const [runtime, main] = [find('rolldown-runtime-'), find('main-')];
  if (runtime === undefined || main === undefined) return new Map();
  const [, body = '', exported = ''] = /^([\s\S]*)export\s*\{([^}]*)\};?\s*$/.exec(files.get(runtime) ?? '') ?? [];
  if (exported === '') throw new Error(`${runtime} has no list of exports`);
  const changed = new Map<string, string>();
  for (const [name, code] of files) {
    if (name === runtime) continue;
    const [statement = '', imported] = importOf(runtime).exec(code) ?? [];
    const without = code.replace(statement, '');
    if (without.includes(`./${runtime}`)) throw new Error(`${name} imports ${runtime} in an unknown form`);
    const rest = without.replaceAll(runtime, main);
    if (name === main) {
      if (RELATIVE_IMPORT.test(rest)) throw new Error(`${main} imports another chunk`);
      const helpers = namesOf(exported);
      const result = helpers.map(([inner, outer]) => `${outer}:${inner}`);
      const used = imported === undefined ? [] : namesOf(imported);
      changed.set(
        main,
        [
          `const{${helpers.map(([, outer]) => `${outer}:runtime_${outer}`).join(',')}}=`,
          `(()=>{${body}return{${result.join(',')}}})()`,
          ...used.map(([outer, inner]) => `,${inner}=runtime_${outer}`),
          `;${rest}\nexport{${helpers.map(([, outer]) => `runtime_${outer}`).join(',')}};\n`,
        ].join(''),
      );
    } else if (imported !== undefined) {
      const names = namesOf(imported).map(([outer, inner]) => `runtime_${outer} as ${inner}`);
      changed.set(name, `import{${names.join(',')}}from"./${main}";${rest}`);
    } else if (rest !== code) changed.set(name, rest);
  }
  return changed;
}

export function runtimeInMain(): Plugin {
  return {
    name: 'gleaner:runtime-in-main',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const changed = moveRuntime(new Map(chunks.map(({ fileName, code }) => [basename(fileName), code])));
        for (const chunk of chunks) {
          chunk.code = changed.get(basename(chunk.fileName)) ?? chunk.code;
          if (changed.size > 0 && chunk.name === 'rolldown-runtime') delete bundle[chunk.fileName];
        }
        html.source = html.source
          .toString()
          .replace(/\s*<(?:script|link)[^>]*rolldown-runtime-[^>]*>(?:<\/script>)?/, '');
      },
    },
  };
}
