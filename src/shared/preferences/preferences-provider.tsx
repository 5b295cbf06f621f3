import { useSyncExternalStore, type ReactNode } from 'react';
import { useThemeChoice } from '#src/state/preferences';
import type { ThemeName } from '#src/ui/theme/tokens';
import { UiProvider } from '#src/ui/theme/ui-provider';

const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)';

function subscribeToColorScheme(listener: () => void): () => void {
  const query = globalThis.matchMedia(DARK_SCHEME_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useTheme(): ThemeName {
  const [themeChoice] = useThemeChoice();
  const isDark = useSyncExternalStore(subscribeToColorScheme, () => globalThis.matchMedia(DARK_SCHEME_QUERY).matches);
  if (themeChoice !== 'system') return themeChoice;
  return isDark ? 'dark' : 'light';
}

export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  return <UiProvider theme={useTheme()}>{children}</UiProvider>;
}
