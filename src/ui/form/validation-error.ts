import type { FieldError } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import type { Message } from '../message';

interface ValidationError extends FieldError {
  readonly words: Message<string>;
}

/** A field error that follows the language, unlike a plain string. */
export const validationError = (message: Message<string>): ValidationError => ({ type: 'fault', words: message });

export const isValidationError = (error: object): error is ValidationError =>
  'words' in error && typeof error.words === 'function';

export function useFieldErrorMessage(error: FieldError | undefined): string | undefined {
  useTranslation();
  return error !== undefined && isValidationError(error) ? error.words() : error?.message;
}
