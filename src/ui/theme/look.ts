import { createContext, use } from 'react';
import type { ShownLanguage } from '#src/i18n/pseudo-language';
import type { ThemeName } from './tokens';

export interface Look {
  readonly theme: ThemeName;
  readonly language: ShownLanguage;
  readonly motion: boolean;
}

export const LookContext = createContext<Look>({ theme: 'light', language: 'en-US', motion: true });

export const useLook = (): Look => use(LookContext);
