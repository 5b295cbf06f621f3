/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { withUi } from './decorators';
import { DocsRoom } from './docs-room';
import { globalTypes, initialGlobals, themeOf, viewports } from './globals';
import { lookInDark } from './in-dark';
import { startLanguage, startScenarioForStory } from './loaders';
import { expectOpenDialog } from './open-dialog';

/**
 * Shows the text of the page. It is read when the error is shown: a play that waits for an element makes an error at each look, and
 * reading the text lays the page out.
 */
class MissingElementError extends Error {
  readonly #what: string;
  constructor(what: string) {
    super();
    this.name = 'MissingElementError';
    this.#what = what;
  }
  override get message(): string {
    return `${this.#what}\n\nThe page reads:\n${document.body.innerText.slice(0, 3000)}`;
  }
}

// A play waits for what it expects as long as a busy machine may take to draw it.
configure({
  asyncUtilTimeout: 5000,
  getElementError: (message) => new MissingElementError(message ?? ''),
});

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  globalTypes,
  initialGlobals,
  loaders: [startLanguage, startScenarioForStory],
  decorators: [withUi],
  afterEach: async (context) => {
    const isTest = '__vitest_browser__' in globalThis;
    if (!isTest || !context.title.includes('/Dialogs/')) return;
    // Without its play hardly a story opens anything.
    if (import.meta.env['STORY_PLAY'] !== 'off') await expectOpenDialog(context);
    if (themeOf(context) === 'light') await lookInDark();
  },
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'fullscreen',
    viewport: { options: viewports },
    docs: { container: DocsRoom },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'Designer', 'Developer', 'Demo giver', 'Integrator'],
          'Look',
          ['Colours', 'Type', 'Space and shape', 'Icons', 'Motion', 'Words', 'Covers'],
          'Patterns',
          ['Which one when'],
          'Kit',
          'UI',
          'Shell',
          'Session',
          'Public',
        ],
      },
    },
  },
});
