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
