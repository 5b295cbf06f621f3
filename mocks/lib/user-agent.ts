const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (known: readonly (readonly [RegExp, string])[], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and operating system that a request tells of; undefined what it does not tell. A page's own request tells nothing: there the page is asked. */
export function deviceOf(request: Request): { browser: string | undefined; system: string | undefined } {
  const agent = request.headers.get('User-Agent') ?? globalThis.navigator.userAgent;
  return { browser: first(browsers, agent), system: first(systems, agent) };
}
