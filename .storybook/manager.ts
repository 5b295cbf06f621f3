import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
// Storybook bundles this file without the paths of tsconfig.json.
import { palettes } from '../src/ui/theme/tokens';
import { nameWithoutIds } from './story-name';

const theme = globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const palette = palettes[theme];

addons.setConfig({
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? nameWithoutIds(name) : name) },
  theme: create({
    base: theme,
    brandTitle: 'Gleaner',
    brandUrl: './',
    brandTarget: '_self',
    appBg: palette.sunken,
    appContentBg: palette.bg,
    appBorderColor: palette.line,
    textColor: palette.text,
    colorSecondary: palette.link,
  }),
});

addons.register('gleaner', (api) => {
  let play: unknown;
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    const { storyId } = api.getUrlState();
    // Only a new mount runs a play function.
    if (play !== undefined && play !== globals['play'] && storyId) api.emit(FORCE_REMOUNT, { storyId });
    play = globals['play'];
  });
});
