import { useSyncExternalStore, type ReactNode } from 'react';
import { useShownLanguage } from '#src/i18n/use-language';
import { useThemeChoice } from '#src/state/preferences';
import type { ThemeName } from '#src/ui/theme/tokens';
import { UiProvider } from '#src/ui/theme/ui-provider';

const DARK = '(prefers-color-scheme: dark)';

function followScheme(listener: () => void): () => void {
  const query = globalThis.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useTheme(): ThemeName {
  const [choice] = useThemeChoice();
  const dark = useSyncExternalStore(followScheme, () => globalThis.matchMedia(DARK).matches);
  if (choice !== 'system') return choice;
  return dark ? 'dark' : 'light';
}

export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider theme={useTheme()} language={useShownLanguage()}>
      {children}
    </UiProvider>
  );
}
