/** Why a file could not be imported; the form has one sentence for each. `unreadable`: the browser could not read the file or run the reader. */
export const IMPORT_ERROR_CODES = [
  'wrongType',
  'emptyFile',
  'emptyColumn',
  'corrupt',
  'encrypted',
  'tooLarge',
  'zipBomb',
  'endlessSheet',
  'notUtf8',
  'canceled',
  'timeout',
  'unreadable',
] as const;

/** One of IMPORT_ERROR_CODES. */
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

/** The only error an import rejects with; `code` is for the form, `message` for a developer. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
    this.code = code;
  }
}

/** Gives any thrown value as an ImportError, with `code` for those that are not one yet. */
export function toImportError(error: unknown, code: ImportErrorCode): ImportError {
  if (error instanceof ImportError) return error;
  return new ImportError(code, error instanceof Error ? error.message : String(error), { cause: error });
}
