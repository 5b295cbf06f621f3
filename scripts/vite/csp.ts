import { existsSync, readFileSync } from 'node:fs';

export interface PolicySettings {
  readonly apiBaseUrl?: string;
  readonly imageOrigins?: string;
  readonly frameOrigins?: string;
  readonly frameSelf?: boolean;
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
  const images = originsOf(settings.imageOrigins);
  const frames = [...(settings.frameSelf === true ? ["'self'"] : []), ...originsOf(settings.frameOrigins)];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'worker-src': ["'self'"],
    'frame-src': frames.length ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
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
      ['apiBaseUrl', 'imageOrigins', 'frameOrigins'].includes(entry[0]) && typeof entry[1] === 'string',
  );
  return { ...settings, ...Object.fromEntries(named) };
}

// `node scripts/vite/csp.ts dist/config.json` prints the line for nginx.
if (import.meta.main) {
  const settings = withConfigFile(
    {
      apiBaseUrl: process.env['VITE_API_BASE_URL'] ?? '',
      imageOrigins: process.env['VITE_IMAGE_ORIGINS'] ?? '',
      frameOrigins: process.env['VITE_FRAME_ORIGINS'] ?? '',
    },
    process.argv[2] ?? 'dist/config.json',
  );
  console.log(`add_header Content-Security-Policy "${headerPolicy(settings)}" always;`);
}
