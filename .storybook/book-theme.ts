import { createContext } from 'react';
import type { ThemeName } from '#src/ui/theme/tokens';

/** The theme in which a docs page is looked at. */
export const BookTheme = createContext<ThemeName>('light');
