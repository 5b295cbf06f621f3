/** What a way of signing in does to the calls. */
export interface AuthAdapter {
  /** Whether `observe` may ask for a repetition, for which the body has to be kept. */
  readonly mayRepeat: boolean;
  /** The request with what the server wants to see; a new one, since credentials are fixed when it is made. */
  authorize(request: Request): Request;
  /** Looks at an answer; true when the call should be sent once more, since the answer brought a newer CSRF token. */
  observe(sent: Request, response: Response): boolean;
  /** What stands for a session in this tab: the token itself, or a mark where a cookie carries it. */
  sessionOf(token: string | undefined): string;
}
