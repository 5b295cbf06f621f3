import '@fontsource-variable/inter/index.css';
import '#src/ui/theme/theme.css';
import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { BookTheme } from './book-theme';
import { fontFamily } from '#src/ui/theme/antd-theme';
import { cssVariables, palettes, type ThemeName } from '#src/ui/theme/tokens';
import { themeOf } from './globals';

interface WithGlobals {
  readonly globals: Record<string, unknown>;
}
type Channel = DocsContainerProps['context']['channel'];

const carriesGlobals = (value: unknown): value is WithGlobals =>
  typeof value === 'object' && value !== null && 'globals' in value;

function themeNow(channel: Channel): ThemeName {
  for (const event of ['globalsUpdated', 'setGlobals']) {
    const [last] = [channel.last(event)].flat() as unknown[];
    if (carriesGlobals(last)) return themeOf({ globals: last.globals, parameters: {} });
  }
  return 'light';
}

let toolbarTheme: ThemeName | undefined;
const followers = new Set<() => void>();

/** Only the manager sends `updateGlobals`; stories on a docs page send the other two events about themselves. */
function followToolbar(channel: Channel): void {
  if (toolbarTheme !== undefined) return;
  toolbarTheme = themeNow(channel);
  channel.on('updateGlobals', (told: unknown) => {
    if (!carriesGlobals(told) || !('theme' in told.globals)) return;
    toolbarTheme = themeOf({ globals: told.globals, parameters: {} });
    for (const follow of followers) follow();
  });
}

function useThemeOfToolbar(channel: Channel): ThemeName {
  followToolbar(channel);
  return useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => toolbarTheme ?? 'light',
  );
}

function docsTheme(name: ThemeName) {
  const palette = palettes[name];
  return create({
    base: name,
    fontBase: fontFamily,
    appContentBg: palette.bg,
    appPreviewBg: palette.bg,
    appBorderColor: palette.line,
    appBorderRadius: 8,
    textColor: palette.text,
    textMutedColor: palette.text3,
    colorPrimary: palette.brand,
    colorSecondary: palette.link,
  });
}

export function DocsInTheme(props: DocsContainerProps) {
  const theme = useThemeOfToolbar(props.context.channel);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.style.colorScheme = theme;
    root.lang = 'en';
    for (const [name, value] of Object.entries(cssVariables(theme))) root.style.setProperty(name, value);
  }, [theme]);
  return (
    <BookTheme value={theme}>
      <DocsContainer {...props} theme={docsTheme(theme)} />
    </BookTheme>
  );
}
