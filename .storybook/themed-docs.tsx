import '@fontsource-variable/inter/index.css';
import '#src/ui/theme/theme.css';
import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { DocsTheme } from './docs-theme';
import { cssVariables, fontFamily, palettes, type ThemeName } from '#src/ui/theme/tokens';
import { themeOf } from './globals';

interface WithGlobals {
  readonly globals: Record<string, unknown>;
}
type Channel = DocsContainerProps['context']['channel'];

const hasGlobals = (value: unknown): value is WithGlobals =>
  typeof value === 'object' && value !== null && 'globals' in value;

function toolbarThemeOf(channel: Channel): ThemeName {
  for (const event of ['globalsUpdated', 'setGlobals']) {
    const [last] = [channel.last(event)].flat() as unknown[];
    if (hasGlobals(last)) return themeOf({ globals: last.globals, parameters: {} });
  }
  return 'light';
}

let toolbarTheme: ThemeName | undefined;
const listeners = new Set<() => void>();

/** Only the manager sends `updateGlobals`; stories on a docs page send the other two events about themselves. */
function watchToolbar(channel: Channel): void {
  if (toolbarTheme !== undefined) return;
  toolbarTheme = toolbarThemeOf(channel);
  channel.on('updateGlobals', (update: unknown) => {
    if (!hasGlobals(update) || !('theme' in update.globals)) return;
    toolbarTheme = themeOf({ globals: update.globals, parameters: {} });
    for (const follow of listeners) follow();
  });
}

function useToolbarTheme(channel: Channel): ThemeName {
  watchToolbar(channel);
  return useSyncExternalStore(
    (follow) => {
      listeners.add(follow);
      return () => listeners.delete(follow);
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

export function ThemedDocs(props: DocsContainerProps) {
  const theme = useToolbarTheme(props.context.channel);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.style.colorScheme = theme;
    root.lang = 'en';
    for (const [name, value] of Object.entries(cssVariables(theme))) root.style.setProperty(name, value);
  }, [theme]);
  return (
    <DocsTheme value={theme}>
      <DocsContainer {...props} theme={docsTheme(theme)} />
    </DocsTheme>
  );
}
