import { createContext } from 'react';
import type { ThemeName } from '#src/ui/theme/tokens';

export const DocsTheme = createContext<ThemeName>('light');
