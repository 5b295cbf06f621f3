import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { AuthSettings } from './auth/settings';
import type { HelpPage, SignInProvider } from './config-schema';

export interface Installer {
  readonly url: string;
  readonly version?: string | undefined;
  readonly bytes?: number | undefined;
  readonly sha256?: string | undefined;
}

/** One address for all languages, or one for each. */
export type HelpAddresses = Readonly<
  Partial<Record<HelpPage, string | Readonly<Partial<Record<InterfaceLanguage, string>>>>>
>;

export const DEFAULT_AUTH: AuthSettings = { kind: 'bearer' };

export interface Config {
  readonly apiBaseUrl: string;
  readonly timeout: number;
  readonly auth: AuthSettings;
  readonly overlay?: string | Readonly<Record<string, unknown>>;
  readonly links?: HelpAddresses;
  readonly payment?: { readonly fieldUrl: string };
  readonly supportEmail: string;
  readonly providers?: Readonly<Partial<Record<SignInProvider, string | undefined>>>;
  readonly chat?: { readonly url: string };
  readonly clientDownloads?: { readonly windows?: Installer | undefined; readonly macos?: Installer | undefined };
}

const defaults: Config = {
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  timeout: 30_000,
  supportEmail: 'support@gleaner.example',
  auth: DEFAULT_AUTH,
  ...(import.meta.env.VITE_API_MODE === 'mock'
    ? { payment: { fieldUrl: `${import.meta.env.BASE_URL}payment-provider/field.html` } }
    : {}),
  ...(import.meta.env.VITE_API_OVERLAY_DOCUMENT === undefined
    ? {}
    : { overlay: import.meta.env.VITE_API_OVERLAY_DOCUMENT }),
};

let current: Config = defaults;

export function config(): Config {
  return current;
}

/** Sets settings without config.json, for the demo and the stories. */
export function applyConfig(settings: Partial<Config>): void {
  current = { ...defaults, ...settings };
}

export class ConfigError extends Error {}

declare global {
  /** Of scripts/vite/preload-page.ts. */
  var configRequest: Promise<Response> | undefined;
}

/** Loads config.json; a 404 means the defaults. Throws ConfigError for an unreadable file. */
export async function loadConfig(base: string): Promise<Config> {
  const fixedAuth = import.meta.env.VITE_API_AUTH;
  if (fixedAuth) {
    const { parseAuthSettings } = await import('./auth/settings');
    try {
      applyConfig({ auth: parseAuthSettings(fixedAuth) });
    } catch (error) {
      throw new ConfigError(error instanceof Error ? error.message : String(error));
    }
  }
  let response: Response;
  try {
    response = await (globalThis.configRequest ?? fetch(`${base}config.json`, { cache: 'no-cache' }));
  } catch {
    throw new ConfigError('config.json could not be fetched');
  }
  if (response.status === 404) return current;
  if (!response.ok) throw new ConfigError(`The request for config.json failed with status ${response.status}`);
  // A static host that answers unknown paths with index.html has no config.json.
  if (response.headers.get('Content-Type')?.includes('text/html')) return current;
  const value: unknown = await response.json().catch(() => undefined);
  if (isEmpty(value)) return current;
  const { parseConfig } = await import('./config-schema');
  try {
    applyConfig({ auth: current.auth, ...parseConfig(value) });
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
  return current;
}

/** The file of a build that nobody has configured. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
