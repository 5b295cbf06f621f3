import { defineMain } from '@storybook/react-vite/node';
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
  }),
});
