import { z } from 'zod';
import { InterfaceLanguage, LoginType } from '#src/contract/enums.gen';
import { authOfText, authSchema, BEARER, type AuthSettings } from './auth/settings';

const elsewhere = z.url({ protocol: /^https?$/ });

/** An installer: its address alone, or with what people want to know before they run it. */
const installer = z.union([
  elsewhere.transform((url) => ({ url })),
  z.object({
    url: elsewhere,
    version: z.string().min(1).max(40).optional(),
    bytes: z.number().int().positive().optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .optional(),
  }),
]);

/** An installer of the desktop client: where it is, its version, its size in bytes and its SHA-256 checksum. */
export interface Installer {
  readonly url: string;
  readonly version?: string | undefined;
  readonly bytes?: number | undefined;
  readonly sha256?: string | undefined;
}

const helpPages = ['help', 'faq', 'guide', 'apiDocs', 'whitePaper', 'handbook'] as const;

/** A page of help that a deployment may keep on another site. */
export type HelpPage = (typeof helpPages)[number];

/** Where the pages of help are that lie on another site: one address for every language, or one a language. */
export type HelpAddresses = Readonly<
  Partial<Record<HelpPage, string | Readonly<Partial<Record<InterfaceLanguage, string>>>>>
>;

/** Whose accounts may be signed in with (ENUM-54). */
const signInProviders = [LoginType.Google, LoginType.Microsoft, LoginType.apple, LoginType.WeChat] as const;

/** A site whose account opens a session here. */
export type SignInProvider = (typeof signInProviders)[number];

const configSchema = z.object({
  /** Address below which the API answers, without a slash at its end; '' is the origin of the page. */
  apiBaseUrl: z
    .string()
    .regex(/^(https?:\/\/[^\s/]+[^\s]*)?$/)
    .optional(),
  /** How long a call may take, in milliseconds. */
  timeout: z.number().int().min(1000).max(600_000).optional(),
  /** How the API knows who calls: `{ "kind": "bearer" | "cookie" | "redirect", ... }`. */
  auth: authSchema.optional(),
  /** An OpenAPI Overlay that says where the backend has the calls: its address beside the application (JSON), or the document itself. */
  overlay: z.union([z.string().min(1), z.record(z.string(), z.unknown())]).optional(),
  /** Addresses of the pages of help that are on another site (PUB-16); those that are not named are pages of our own. */
  links: z
    .partialRecord(
      z.enum(helpPages),
      z.union([elsewhere, z.partialRecord(z.enum(Object.values(InterfaceLanguage)), elsewhere)]),
    )
    .optional(),
  /** The payment provider's own form: the address of a page that is shown in a frame, best on an origin of its own. */
  payment: z.object({ fieldUrl: z.string().regex(/^(https?:\/\/|\/(?!\/))\S+$/) }).optional(),
  /** Where messages to support are sent. */
  supportEmail: z.email().optional(),
  /** Windows of Google, Microsoft, Apple and WeChat in which people sign in: addresses that lead back with a code. */
  providers: z.partialRecord(z.enum(signInProviders), elsewhere).optional(),
  /** The customer chat: the address of a page that is shown in a frame and learns who talks from its fragment. */
  chat: z.object({ url: elsewhere }).optional(),
  /** The desktop client's installers; for a system that is not named the download page says that there is none here. */
  clientDownloads: z.object({ windows: installer.optional(), macos: installer.optional() }).optional(),
});

/** Settings of one deployment. */
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
  auth: BEARER,
  // A demo has the provider's test form beside it.
  ...(import.meta.env.VITE_API_MODE === 'mock'
    ? { payment: { fieldUrl: `${import.meta.env.BASE_URL}payment-provider/field.html` } }
    : {}),
  ...(import.meta.env.VITE_API_OVERLAY_DOCUMENT === undefined
    ? {}
    : { overlay: import.meta.env.VITE_API_OVERLAY_DOCUMENT }),
};

let current: Config = defaults;

/** The settings in force. */
export function config(): Config {
  return current;
}

/** Sets settings directly: the demo and the stories, which have no config.json. */
export function applyConfig(settings: Partial<Config>): void {
  current = { ...defaults, ...settings };
}

/** Why the settings of a deployment could not be used. */
export class ConfigError extends Error {}

/** Reads config.json beside the application; a missing file (404) means the defaults of the build. Throws ConfigError when it is there and unreadable. */
export async function loadConfig(base: string): Promise<Config> {
  try {
    applyConfig({ auth: authOfText(import.meta.env.VITE_API_AUTH) });
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
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  // A static host that answers unknown paths with the application itself has no config.json either.
  if (response.headers.get('Content-Type')?.includes('text/html')) return current;
  const parsed = configSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ConfigError(`config.json does not fit: ${z.prettifyError(parsed.error)}`);
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
