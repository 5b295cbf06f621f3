import { defineMain } from '@storybook/react-vite/node';
import { codeSplitting } from '../scripts/vite/chunks.ts';
import { iconsOfSources } from '../scripts/vite/icons-in-use.ts';
import { paymentField } from '../scripts/vite/payment-field.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, 'import.meta.env.VITE_API_MODE': '"mock"' },
    plugins: [...(config.plugins ?? []), iconsOfSources(), paymentField()],
    // Storybook drops `build` of vite.config.ts.
    build: {
      ...config.build,
      cssCodeSplit: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Storybook runs modules in their order across chunks.
        output: { strictExecutionOrder: true, codeSplitting: codeSplitting() },
      },
    },
  }),
});
