import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { isLanguage } from './languages';

/** A pseudo language: its accents show which texts are translated. */
type PseudoLanguage = 'en-XA';

export type ShownLanguage = InterfaceLanguage | PseudoLanguage;

/** Undefined in a live build. */
export const pseudoLanguage: { readonly code: PseudoLanguage; readonly name: string } | undefined =
  import.meta.env.VITE_API_MODE === 'mock' ? { code: 'en-XA', name: '⟦Éñĝļîšĥ⟧' } : undefined;

export const loadPseudo = import.meta.env.VITE_API_MODE === 'mock' ? () => import('./pseudo') : undefined;

export function isShownLanguage(value: unknown): value is ShownLanguage {
  return isLanguage(value) || (pseudoLanguage !== undefined && value === pseudoLanguage.code);
}

/** The pseudo language uses the numbers and dates of en-US. */
export function baseLanguage(language: ShownLanguage): InterfaceLanguage {
  return isLanguage(language) ? language : 'en-US';
}
