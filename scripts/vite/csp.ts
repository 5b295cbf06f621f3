import { existsSync, readFileSync } from 'node:fs';

export interface PolicySettings {
  readonly apiBaseUrl?: string;
  readonly imageOrigins?: string;
  readonly fileOrigins?: string;
  readonly frameOrigins?: string;
  readonly isDemo?: boolean;
}

/** Throws RangeError unless http or https, so that a typo cannot widen the policy. */
export function originsOf(list: string | undefined): string[] {
  const found = (list ?? '')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const url = URL.canParse(entry) ? new URL(entry) : undefined;
      if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
        throw new RangeError(`'${entry}' is not an http or https address`);
      return url.origin;
    });
  return [...new Set(found)];
}

export function directivesOf(settings: PolicySettings): Record<string, readonly string[]> {
  const api = originsOf(settings.apiBaseUrl);
  const images = [...api, ...originsOf(settings.imageOrigins)];
  const frames = [...(settings.isDemo === true ? ["'self'"] : []), ...originsOf(settings.frameOrigins)];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...originsOf(settings.fileOrigins)],
    'worker-src': ["'self'"],
    'frame-src': frames.length ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['gleaner', ...(settings.isDemo === true ? ['preload'] : [])],
  };
}

const formatPolicy = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** `frame-ancestors` works only in a header. */
export const metaPolicy = (settings: PolicySettings): string => formatPolicy(directivesOf(settings));

export const headerPolicy = (settings: PolicySettings): string =>
  formatPolicy({ ...directivesOf(settings), 'frame-ancestors': ["'none'"] });

// oxfmt-ignore
const DENIED_FEATURES = ['accelerometer', 'autoplay', 'bluetooth', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'web-share', 'window-management', 'xr-spatial-tracking'];

function permissionsPolicy(settings: PolicySettings): string {
  const frames = originsOf(settings.frameOrigins).map((origin) => `"${origin}"`);
  const payment = frames.length ? `(self ${frames.join(' ')})` : '()';
  return [...DENIED_FEATURES.map((name) => `${name}=()`), `payment=${payment}`].join(', ');
}

export const headersOf = (settings: PolicySettings): Record<string, string> => ({
  'Content-Security-Policy': headerPolicy(settings),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(settings),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});

const quoted = (value: string, quote: string) => (value.includes('"') ? `${quote}${value}${quote}` : `"${value}"`);

const LINE_FORMATS: Readonly<Record<string, (name: string, value: string) => string>> = {
  nginx: (name, value) => `add_header ${name} ${quoted(value, "'")} always;`,
  caddy: (name, value) => `${name} ${quoted(value, '`')}`,
  netlify: (name, value) => `${name}: ${value}`,
};

export function headerLines(settings: PolicySettings, server = 'nginx'): string[] {
  const format = LINE_FORMATS[server];
  if (!format) throw new RangeError(`'${server}' is none of ${Object.keys(LINE_FORMATS).join(', ')}`);
  return Object.entries(headersOf(settings)).map(([name, value]) => format(name, value));
}

/** A deployment's config.json overrides the build's settings. */
export function withConfigFile(settings: PolicySettings, file: string): PolicySettings {
  if (!existsSync(file)) return settings;
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return settings;
  }
  if (typeof parsed !== 'object' || parsed === null) return settings;
  const named = Object.entries(parsed).filter(
    (entry): entry is [string, string] =>
      ['apiBaseUrl', 'imageOrigins', 'fileOrigins', 'frameOrigins'].includes(entry[0]) && typeof entry[1] === 'string',
  );
  return { ...settings, ...Object.fromEntries(named) };
}

// `node scripts/vite/csp.ts dist/config.json [nginx|caddy|netlify]` prints the lines.
if (import.meta.main) {
  const settings = withConfigFile(
    {
      apiBaseUrl: process.env['VITE_API_BASE_URL'] ?? '',
      imageOrigins: process.env['VITE_IMAGE_ORIGINS'] ?? '',
      fileOrigins: process.env['VITE_FILE_ORIGINS'] ?? '',
      frameOrigins: process.env['VITE_FRAME_ORIGINS'] ?? '',
      isDemo: process.env['VITE_API_MODE'] === 'mock',
    },
    process.argv[2] ?? 'dist/config.json',
  );
  console.log(headerLines(settings, process.argv[3]).join('\n'));
}
