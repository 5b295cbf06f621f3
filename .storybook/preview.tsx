/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import * as docs from '@storybook/addon-docs/preview';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { chooseControls } from './arg-controls';
import { chooseAxe, hasAxe } from './axe';
import { withUi } from './decorators';
import { LazyDocsContainer } from './lazy-docs-container';
import { globalTypes, initialGlobals, themeOf, viewports } from './globals';
import { checkDarkContrast } from './dark-contrast';
import { endPlay, startLanguage, startScenarioForStory } from './loaders';
import { expectOpenDialog } from './open-dialog';
import { switchPlay } from './play-switch';

/** Reads the page's text only when the error is shown: each retry creates an error, and `innerText` forces a layout. */
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

configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new MissingElementError(message ?? ''),
});

// `startLanguage` restores mocks. Storybook's types omit the setting.
const test = { restoreMocks: false, dangerouslyIgnoreUnhandledErrors: false };

export default definePreview({
  addons: [addonA11y(), docs, addonVitest()],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [chooseControls],
  loaders: [startLanguage, startScenarioForStory],
  decorators: [withUi],
  beforeEach: [switchPlay, chooseAxe],
  afterEach: async (context) => {
    endPlay(context);
    const isTest = '__vitest_browser__' in globalThis;
    if (!isTest || !context.title.includes('/Dialogs/')) return;
    if (import.meta.env['STORY_PLAY'] !== 'off') await expectOpenDialog(context);
    if (themeOf(context) === 'light' && hasAxe(context)) await checkDarkContrast();
  },
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'fullscreen',
    test,
    viewport: { options: viewports },
    docs: { container: LazyDocsContainer },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'Designer', 'Developer', 'Demo giver', 'Integrator', 'Other names'],
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
