import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:icons-in-use';

function iconsInUse(): [string, number][] {
  const counts = new Map<string, number>();
  for (const file of globSync('src/**/*.tsx'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/'@ant-design\/icons\/es\/icons\/(\w+)'/g))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b));
}

export function iconsOfSources(): Plugin {
  return {
    name: 'gleaner:icons-in-use',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const icons = iconsInUse();
      const imports = icons.map(([name]) => `import ${name} from '@ant-design/icons/es/icons/${name}';`);
      const rows = icons.map(([name, count]) => `{ name: '${name}', count: ${count}, Icon: ${name} }`);
      return `${imports.join('\n')}\nexport const icons = [${rows.join(', ')}];`;
    },
  };
}
