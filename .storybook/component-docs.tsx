import { lazy, Suspense } from 'react';
import type { ComponentSources } from './component-page';

const ComponentPage = lazy(async () => ({ default: (await import('./component-page')).ComponentPage }));

function LazyComponentPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}

interface Options extends Omit<ComponentSources, 'file'> {
  /** Replaces the code of the story, which shows functions as `() => {}`. */
  readonly code?: string;
  /** Shows objects and functions by the names of their props. */
  readonly isShort?: boolean;
}

function shortJsx(name: string, { children, ...args }: Readonly<Record<string, unknown>>): string {
  const props = Object.entries(args).flatMap(([prop, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [prop];
    if (typeof value === 'string') return [`${prop}="${value}"`];
    return [typeof value === 'number' ? `${prop}={${String(value)}}` : `${prop}={${prop}}`];
  });
  const start = [name, ...props].join(' ');
  return children === undefined
    ? `<${start} />`
    : `<${start}>\n  ${typeof children === 'string' ? children : '{children}'}\n</${name}>`;
}

/** Parameters of a docs page whose code starts with the import of `name`. */
export function componentDocs(file: string, name: string, { code: ownCode, isShort = false, ...more }: Options = {}) {
  const from = `#${file.replace(/\.tsx$/, '')}`;
  return {
    sources: { file, ...more } satisfies ComponentSources,
    docs: {
      page: LazyComponentPage,
      source: {
        type: 'dynamic' as const,
        language: 'tsx' as const,
        transform: (code: string, { args }: { readonly args: Readonly<Record<string, unknown>> }) =>
          `import { ${name} } from '${from}';\n\n${ownCode ?? (isShort ? shortJsx(name, args) : code)}`,
      },
    },
  };
}
