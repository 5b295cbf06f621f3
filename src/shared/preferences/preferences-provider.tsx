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

/** The theme on screen: what was chosen, or what the device says. */
function useTheme(): ThemeName {
  const [choice] = useThemeChoice();
  const dark = useSyncExternalStore(followScheme, () => globalThis.matchMedia(DARK).matches);
  if (choice !== 'system') return choice;
  return dark ? 'dark' : 'light';
}

/** Provides the theme and the language that the user chose, and the dialogs and toasts in them. */
export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider theme={useTheme()} language={useShownLanguage()}>
      {children}
    </UiProvider>
  );
}
