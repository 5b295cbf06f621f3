import type { FieldError } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import type { Words } from '../words';

interface Fault extends FieldError {
  readonly words: Words<string>;
}

/**
 * What is wrong with a field, for a resolver or `setError`: react-hook-form keeps it as it is, and the field asks for its words whenever
 * it is drawn. A finished message would keep the language it was written in.
 */
export const fault = (words: Words<string>): Fault => ({ type: 'fault', words });

/** Whether an error of a field words itself whenever it is rendered. */
export const isFault = (error: object): error is Fault => 'words' in error && typeof error.words === 'function';

/** What a field says about its error: the words of a `fault` in the language on screen, whoever renders it, otherwise its message. */
export function useWordsOfError(error: FieldError | undefined): string | undefined {
  useTranslation();
  return error !== undefined && isFault(error) ? error.words() : error?.message;
}
