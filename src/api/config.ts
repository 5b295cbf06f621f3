import { z } from 'zod';
import { InterfaceLanguage, LoginType } from '#src/contract/enums.gen';
import { parseAuthSettings, authSchema, DEFAULT_AUTH, type AuthSettings } from './auth/settings';

const externalUrl = z.url({ protocol: /^https?$/ });

const installer = z.union([
  externalUrl.transform((url) => ({ url })),
  z.object({
    url: externalUrl,
    version: z.string().min(1).max(40).optional(),
    bytes: z.number().int().positive().optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .optional(),
  }),
]);

export interface Installer {
  readonly url: string;
  readonly version?: string | undefined;
  readonly bytes?: number | undefined;
  readonly sha256?: string | undefined;
}

const helpPages = ['help', 'faq', 'guide', 'apiDocs', 'whitePaper', 'handbook'] as const;

export type HelpPage = (typeof helpPages)[number];

/** One address for all languages, or one for each. */
export type HelpAddresses = Readonly<
  Partial<Record<HelpPage, string | Readonly<Partial<Record<InterfaceLanguage, string>>>>>
>;

/** ENUM-54 */
const signInProviders = [LoginType.Google, LoginType.Microsoft, LoginType.apple, LoginType.WeChat] as const;

export type SignInProvider = (typeof signInProviders)[number];

const configSchema = z.object({
  /** No slash at its end; '' is the origin of the page. */
  apiBaseUrl: z
    .string()
    .regex(/^(https?:\/\/[^\s/]+[^\s]*)?$/)
    .optional(),
  /** Milliseconds. */
  timeout: z.number().int().min(1000).max(600_000).optional(),
  auth: authSchema.optional(),
  /** An OpenAPI Overlay: its address beside the application (JSON), or the document. */
  overlay: z.union([z.string().min(1), z.record(z.string(), z.unknown())]).optional(),
  /** Help pages on another site (PUB-16); the others are our own. */
  links: z
    .partialRecord(
      z.enum(helpPages),
      z.union([externalUrl, z.partialRecord(z.enum(Object.values(InterfaceLanguage)), externalUrl)]),
    )
    .optional(),
  payment: z.object({ fieldUrl: z.string().regex(/^(https?:\/\/|\/(?!\/))\S+$/) }).optional(),
  supportEmail: z.email().optional(),
  providers: z.partialRecord(z.enum(signInProviders), externalUrl).optional(),
  /** Shown in a frame; the URL fragment names the account. */
  chat: z.object({ url: externalUrl }).optional(),
  clientDownloads: z.object({ windows: installer.optional(), macos: installer.optional() }).optional(),
});

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

/** Returns the current settings. */
export function config(): Config {
  return current;
}

/** Sets settings without config.json, for the demo and the stories. */
export function applyConfig(settings: Partial<Config>): void {
  current = { ...defaults, ...settings };
}

export class ConfigError extends Error {}

/** Loads config.json; a 404 means the defaults. Throws ConfigError for an unreadable file. */
export async function loadConfig(base: string): Promise<Config> {
  try {
    applyConfig({ auth: parseAuthSettings(import.meta.env.VITE_API_AUTH) });
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
  let response: Response;
  try {
    response = await fetch(`${base}config.json`, { cache: 'no-cache' });
  } catch {
    throw new ConfigError('config.json could not be fetched');
  }
  if (response.status === 404) return current;
  if (!response.ok) throw new ConfigError(`The request for config.json failed with status ${response.status}`);
  // A static host that answers unknown paths with index.html has no config.json.
  if (response.headers.get('Content-Type')?.includes('text/html')) return current;
  const parsed = configSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ConfigError(`config.json is invalid: ${z.prettifyError(parsed.error)}`);
  applyConfig({
    auth: parsed.data.auth ?? current.auth,
    ...(parsed.data.overlay === undefined ? {} : { overlay: parsed.data.overlay }),
    ...(parsed.data.links === undefined ? {} : { links: parsed.data.links }),
    ...(parsed.data.payment === undefined ? {} : { payment: parsed.data.payment }),
    ...(parsed.data.supportEmail === undefined ? {} : { supportEmail: parsed.data.supportEmail }),
    ...(parsed.data.providers === undefined ? {} : { providers: parsed.data.providers }),
    ...(parsed.data.chat === undefined ? {} : { chat: parsed.data.chat }),
    ...(parsed.data.clientDownloads === undefined ? {} : { clientDownloads: parsed.data.clientDownloads }),
    ...(parsed.data.apiBaseUrl === undefined ? {} : { apiBaseUrl: parsed.data.apiBaseUrl.replace(/\/$/, '') }),
    ...(parsed.data.timeout === undefined ? {} : { timeout: parsed.data.timeout }),
  });
  return current;
}
