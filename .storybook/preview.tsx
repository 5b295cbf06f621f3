import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { withUi } from './decorators';
import { globalTypes, initialGlobals, viewports } from './globals';
import { startLanguage, startScenarioForStory } from './loaders';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  globalTypes,
  initialGlobals,
  loaders: [startLanguage, startScenarioForStory],
  decorators: [withUi],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: { storySort: { method: 'alphabetical' } },
  },
});
