import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
// Storybook bundles this file without the paths of tsconfig.json.
import { palettes } from '../src/ui/theme/tokens';
import { appAddress, demoUrl } from './app-address';
import type { GleanerParameters } from './globals';
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

const demo = demoUrl({
  setting: process.env['STORYBOOK_APP_URL'],
  isDevelopment: Reflect.get(globalThis, 'CONFIG_TYPE') === 'DEVELOPMENT',
  storybook: globalThis.location.href,
});

function OpenInApp() {
  const parameters = useParameter<GleanerParameters>('gleaner', {});
  const [{ persona }] = useGlobals();
  const chosen = typeof persona === 'string' && persona !== '' ? { persona } : {};
  const href = demo === undefined ? undefined : appAddress({ ...parameters, ...chosen }, demo);
  if (href === undefined) return null;
  return createElement(
    Button,
    { asChild: true, ariaLabel: false, padding: 'small', variant: 'ghost' },
    createElement('a', { href, target: '_blank', rel: 'noreferrer' }, 'Open in the app'),
  );
}

addons.register('gleaner', (api) => {
  addons.add('gleaner/open-in-app', {
    type: types.TOOLEXTRA,
    title: 'Open in the app',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(OpenInApp),
  });
  let play: unknown;
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    const { storyId } = api.getUrlState();
    // Only a new mount runs a play function.
    if (play !== undefined && play !== globals['play'] && storyId) api.emit(FORCE_REMOUNT, { storyId });
    play = globals['play'];
  });
});
