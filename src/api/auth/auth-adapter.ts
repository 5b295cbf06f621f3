/** Adds the credentials of one sign-in method to requests. */
export interface AuthAdapter {
  /** Whether `observe` may request a repetition; the body is kept for it. */
  readonly mayRepeat: boolean;
  /** Returns the request with the credentials: the same object, or a new one. */
  authorize(request: Request): Request;
  /** Reads a response; returns true to repeat the call, because the response has a newer CSRF token. */
  observe(sent: Request, response: Response): boolean;
  /** The session value that this tab stores: the token, or a placeholder where a cookie holds it. */
  sessionOf(token: string | undefined): string;
}
