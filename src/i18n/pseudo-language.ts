import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { isLanguage } from './languages';

/** A made-up language beside the seven: what comes from the language files is seen by its accents and marks, what does not by their lack. */
type PseudoLanguage = 'en-XA';

/** A language that the interface can be shown in. */
export type ShownLanguage = InterfaceLanguage | PseudoLanguage;

/** The made-up language and its name in itself; undefined in a live build, which knows only the seven. */
export const pseudoLanguage: { readonly code: PseudoLanguage; readonly name: string } | undefined =
  import.meta.env.VITE_API_MODE === 'mock' ? { code: 'en-XA', name: '⟦Éñĝļîšĥ⟧' } : undefined;

/** Fetches what writes texts in the made-up language; undefined in a live build. */
export const loadPseudo = import.meta.env.VITE_API_MODE === 'mock' ? () => import('./pseudo') : undefined;

/** Whether a string is the code of a language that can be shown here. */
export function isShown(value: unknown): value is ShownLanguage {
  return isLanguage(value) || (pseudoLanguage !== undefined && value === pseudoLanguage.code);
}

/** The one of the seven whose texts, numbers and dates a language uses: the made-up one those of en-US. */
export function spokenLanguage(language: ShownLanguage): InterfaceLanguage {
  return isLanguage(language) ? language : 'en-US';
}
