/** `unreadable`: the browser could not read the file or start the worker. */
export const IMPORT_ERROR_CODES = [
  'wrongType',
  'emptyFile',
  'emptyColumn',
  'corrupt',
  'encrypted',
  'tooLarge',
  'zipBomb',
  'endlessSheet',
  'endlessRow',
  'notUtf8',
  'canceled',
  'timeout',
  'unreadable',
] as const;

export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
    this.code = code;
  }
}

/** Wraps an error in an ImportError with `code`, unless it is one. */
export function toImportError(error: unknown, code: ImportErrorCode): ImportError {
  if (error instanceof ImportError) return error;
  return new ImportError(code, error instanceof Error ? error.message : String(error), { cause: error });
}
