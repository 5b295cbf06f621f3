import type { FieldError } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import type { Words } from '../words';

interface Fault extends FieldError {
  readonly words: Words<string>;
}

/** A field error that follows the language, unlike a plain string. */
export const fault = (words: Words<string>): Fault => ({ type: 'fault', words });

export const isFault = (error: object): error is Fault => 'words' in error && typeof error.words === 'function';

export function useWordsOfError(error: FieldError | undefined): string | undefined {
  useTranslation();
  return error !== undefined && isFault(error) ? error.words() : error?.message;
}
