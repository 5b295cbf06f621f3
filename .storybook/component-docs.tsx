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
}

/** Parameters of a docs page whose code starts with the import of `name`. */
export function componentDocs(file: string, name: string, { code: ownCode, ...more }: Options = {}) {
  const from = `#${file.replace(/\.tsx$/, '')}`;
  return {
    sources: { file, ...more } satisfies ComponentSources,
    docs: {
      page: LazyComponentPage,
      source: {
        type: 'dynamic' as const,
        language: 'tsx' as const,
        transform: (code: string) => `import { ${name} } from '${from}';\n\n${ownCode ?? code}`,
      },
    },
  };
}
