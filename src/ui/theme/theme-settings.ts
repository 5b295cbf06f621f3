import { createContext, use } from 'react';
import type { ShownLanguage } from '#src/i18n/pseudo-language';
import type { ThemeName } from './tokens';

export interface ThemeSettings {
  readonly theme: ThemeName;
  readonly language: ShownLanguage;
  readonly motion: boolean;
}

export const ThemeSettingsContext = createContext<ThemeSettings>({ theme: 'light', language: 'en-US', motion: true });

export const useThemeSettings = (): ThemeSettings => use(ThemeSettingsContext);
