import { InterfaceLanguage, LoginType } from '#src/contract/enums.gen';
import { z } from '#src/lib/zod';
import { authSchema } from './auth/settings';

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

const helpPages = ['help', 'faq', 'guide', 'apiDocs', 'whitePaper', 'handbook'] as const;

export type HelpPage = (typeof helpPages)[number];

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
  payment: z.object({ fieldUrl: z.string().regex(/^(https?:\/\/|\/(?![/\\]))\S+$/) }).optional(),
  supportEmail: z.email().optional(),
  providers: z.partialRecord(z.enum(signInProviders), externalUrl).optional(),
  /** Shown in a frame; the URL fragment names the account. */
  chat: z.object({ url: externalUrl }).optional(),
  clientDownloads: z.object({ windows: installer.optional(), macos: installer.optional() }).optional(),
});

/** Returns the settings that config.json names. Throws an Error that says what is invalid. */
export function parseConfig(value: unknown) {
  const parsed = configSchema.safeParse(value);
  if (!parsed.success) throw new Error(`config.json is invalid: ${z.prettifyError(parsed.error)}`);
  const { apiBaseUrl, ...settings } = parsed.data;
  return apiBaseUrl === undefined ? settings : { ...settings, apiBaseUrl: apiBaseUrl.replace(/\/$/, '') };
}
