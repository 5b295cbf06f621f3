import type { ErrorCode } from '#src/contract/enums.gen';

export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 422 | 429 | 500 | 503,
    readonly code: ErrorCode,
    message: string,
    readonly details?: readonly { readonly field: string; readonly message: string }[],
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  toResponse(): Response {
    const error = { code: this.code, message: this.message, ...(this.details ? { details: this.details } : {}) };
    return Response.json(
      { error },
      {
        status: this.status,
        ...(this.retryAfter === undefined ? {} : { headers: { 'Retry-After': String(this.retryAfter) } }),
      },
    );
  }
}

/** Creates a 404, also for a record that the caller may not see. */
export function notFound(what: string): HttpError {
  return new HttpError(404, 'NotFound', `${what} was not found`);
}
