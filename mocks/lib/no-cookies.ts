/** Replaces `tough-cookie` in the demo, which sets no cookies. */
export class MemoryCookieStore {
  readonly idx = {};
}

export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }
  setCookie(): Promise<void> {
    return Promise.resolve();
  }
}

export const Cookie = { fromJSON: (): null => null };
