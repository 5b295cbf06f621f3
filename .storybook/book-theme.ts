import { createContext } from 'react';
import type { ThemeName } from '#src/ui/theme/tokens';

export const BookTheme = createContext<ThemeName>('light');
