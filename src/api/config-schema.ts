import { InterfaceLanguage, LoginType } from '#src/contract/enums.gen';
import { z } from '#src/lib/zod';
import { authSchema, parseSettings } from './auth/settings';

const externalUrl = z.url({ protocol: /^https?$/ });

const installer = z.union([
  z.pipe(
    externalUrl,
    z.transform((url) => ({ url })),
  ),
  z.object({
    url: externalUrl,
    version: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    bytes: z.optional(z.number().check(z.int(), z.positive())),
    sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i))),
  }),
]);

const helpPages = ['help', 'faq', 'guide', 'apiDocs', 'whitePaper', 'handbook'] as const;

export type HelpPage = (typeof helpPages)[number];

/** ENUM-54 */
const signInProviders = [LoginType.Google, LoginType.Microsoft, LoginType.apple, LoginType.WeChat] as const;

export type SignInProvider = (typeof signInProviders)[number];

const configSchema = z.object({
  /** No slash at its end; '' is the origin of the page. */
  apiBaseUrl: z.optional(z.string().check(z.regex(/^(https?:\/\/[^\s/]+[^\s]*)?$/))),
  /** Milliseconds. */
  timeout: z.optional(z.number().check(z.int(), z.minimum(1000), z.maximum(600_000))),
  auth: z.optional(authSchema),
  /** An OpenAPI Overlay: its address beside the application (JSON), or the document. */
  overlay: z.optional(z.union([z.string().check(z.minLength(1)), z.record(z.string(), z.unknown())])),
  /** Help pages on another site (PUB-16); the others are our own. */
  links: z.optional(
    z.partialRecord(
      z.enum(helpPages),
      z.union([externalUrl, z.partialRecord(z.enum(Object.values(InterfaceLanguage)), externalUrl)]),
    ),
  ),
  payment: z.optional(z.object({ fieldUrl: z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))\S+$/)) })),
  supportEmail: z.optional(z.email()),
  providers: z.optional(z.partialRecord(z.enum(signInProviders), externalUrl)),
  /** Shown in a frame; the URL fragment names the account. */
  chat: z.optional(z.object({ url: externalUrl })),
  clientDownloads: z.optional(z.object({ windows: z.optional(installer), macos: z.optional(installer) })),
});

/** Returns the settings that config.json names. Throws an Error that says what is invalid. */
export function parseConfig(value: unknown) {
  const { apiBaseUrl, ...settings } = parseSettings('config.json', configSchema, value);
  return apiBaseUrl === undefined ? settings : { ...settings, apiBaseUrl: apiBaseUrl.replace(/\/$/, '') };
}
