export interface AuthAdapter {
  /** Whether `observe` may ask for a retry, so that the caller must clone the request. */
  readonly canRetry: boolean;
  authorize(request: Request): Request;
  /** Returns true to repeat the call with the newer CSRF token of this response. */
  observe(sent: Request, response: Response): boolean;
  /** The session value that this tab stores: the token, or a placeholder for a cookie. */
  sessionValueOf(token: string | undefined): string;
}
