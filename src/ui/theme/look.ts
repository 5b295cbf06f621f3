import { createContext, use } from 'react';
import type { ShownLanguage } from '#src/i18n/pseudo-language';
import type { ThemeName } from './tokens';

/** How the page looks, for parts that have a theme of their own. */
export interface Look {
  readonly theme: ThemeName;
  readonly language: ShownLanguage;
  /** false shows and hides at once. */
  readonly motion: boolean;
}

export const LookContext = createContext<Look>({ theme: 'light', language: 'en-US', motion: true });

export const useLook = (): Look => use(LookContext);
