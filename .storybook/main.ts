import { defineMain } from '@storybook/react-vite/node';
import type { ResolvedConfig, Rolldown } from 'vite';
import { storybookSplitting } from '../scripts/vite/chunks.ts';
import { componentFiles, componentSources } from '../scripts/vite/component-sources.ts';
import { iconsOfSources } from '../scripts/vite/icons-in-use.ts';
import { paymentField } from '../scripts/vite/payment-field.ts';
import { DOCGEN_CACHE, dropOldDocgen, keepFirstDocgen } from '../scripts/vite/docgen-cache.ts';
import { stateList } from '../scripts/vite/state-list.ts';
import { storyMarks } from '../scripts/vite/story-marks.ts';
import { storyIndexer } from './story-index.ts';

/** Descriptions of components would publish the path of this machine. */
const relativePaths = {
  name: 'gleaner:relative-docgen-paths',
  enforce: 'post' as const,
  transform: (code: string) =>
    code.includes('__docgenInfo') ? code.replaceAll(`"filePath":"${process.cwd()}/`, '"filePath":"') : undefined,
};

/** Reading all types takes six seconds. */
const docgenAtStart = {
  name: 'gleaner:docgen-at-start',
  configResolved({ command, plugins }: ResolvedConfig) {
    dropOldDocgen();
    const docgen = plugins.find(({ name }) => name === 'vite:react-docgen-typescript');
    if (command === 'serve' && docgen) keepFirstDocgen(docgen);
  },
};

/** Storybook's `true` adds a file for each `import()`. */
const noStrictExecutionOrder = {
  name: 'gleaner:no-strict-execution-order',
  apply: 'build' as const,
  outputOptions: (options: Rolldown.OutputOptions) => ({ ...options, strictExecutionOrder: false }),
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  experimental_indexers: (existing) => [storyIndexer, ...(existing ?? [])],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search then finds the headings of Start/Other names.
  features: { experimentalSearchDocsHeadings: true },
  typescript: {
    // `react-docgen` reads no types across files, and shows arrays as unknown.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/ui/**/*.tsx', 'stories/ui/components/**/*.tsx', ...componentFiles()],
      fileSystemCache: { directory: DOCGEN_CACHE },
      savePropValueAsString: true,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      propFilter: ({ name, parent }) =>
        ['children', 'onClick'].includes(name) || !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, 'import.meta.env.VITE_API_MODE': '"mock"' },
    plugins: [
      ...(config.plugins ?? []),
      iconsOfSources(),
      componentSources(),
      stateList(),
      paymentField(),
      storyMarks({ mode: 'mock' }),
      relativePaths,
      docgenAtStart,
      noStrictExecutionOrder,
    ],
    // Storybook drops `build` of vite.config.ts.
    build: {
      ...config.build,
      cssCodeSplit: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: storybookSplitting() },
      },
    },
  }),
});
