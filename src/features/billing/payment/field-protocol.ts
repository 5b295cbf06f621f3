import { z } from 'zod';
import { CardBrand, type InterfaceLanguage, type PaymentMethodType } from '#src/contract/enums.gen';

/** What the provider's field shows: a way to pay, or the question of the bank about one payment. */
export type FieldKind = PaymentMethodType | 'confirmation';

const source = z.literal('gleaner-payment-field');
const problem = z.enum(['incomplete', 'number', 'unknown', 'expired', 'code']).catch('incomplete');
const brand = z.enum(Object.values(CardBrand)).nullable().catch(null);
const last4 = z
  .string()
  .regex(/^\d{4}$/)
  .nullable()
  .catch(null);
const request = z.string().max(100);

const message = z.discriminatedUnion('type', [
  z.object({ source, type: z.literal('ready') }),
  z.object({ source, type: z.literal('height'), height: z.number().min(0).max(2_000) }),
  z.object({ source, type: z.literal('change'), complete: z.boolean(), brand, problem: problem.nullable() }),
  z.object({ source, type: z.literal('token'), request, token: z.string().min(1).max(255), brand, last4 }),
  z.object({ source, type: z.literal('refused'), request, problem }),
  z.object({ source, type: z.literal('confirmed') }),
  z.object({ source, type: z.literal('rejected') }),
]);

/** What the provider's field tells the page. A card number is never part of it. */
export type FieldMessage = z.infer<typeof message>;
/** Why what was typed cannot be used. */
export type FieldProblem = z.infer<typeof problem>;

/** What the page tells the field; nothing in it is secret. */
export type PageMessage =
  | {
      readonly type: 'open';
      readonly kind: FieldKind;
      readonly language: InterfaceLanguage;
      readonly theme: 'light' | 'dark';
      /** Epoch ms. */
      readonly now: number;
      /** The sum that a bank asks about, written in the language. */
      readonly amount?: string;
    }
  | { readonly type: 'collect'; readonly request: string };

/** How the field is framed, and who may answer from it. */
export interface FieldFrame {
  readonly src: string;
  /** Origin that its messages carry: 'null' for a page of our own origin, which the sandbox takes its origin from. */
  readonly origin: string;
  /** Origin that messages to it are meant for; a frame without an origin can only be written to by '*'. */
  readonly target: string;
  readonly sandbox: string;
}

/**
 * The frame for a configured address, on a page of an origin; undefined where there is no address or it is not http(s). Only a page of
 * another origin keeps its own: with ours it could reach out of its sandbox.
 */
export function fieldFrame(fieldUrl: string | undefined, pageOrigin: string): FieldFrame | undefined {
  if (fieldUrl === undefined || !URL.canParse(fieldUrl, pageOrigin)) return undefined;
  const url = new URL(fieldUrl, pageOrigin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const own = url.origin === pageOrigin;
  url.searchParams.set('parent', pageOrigin);
  return {
    src: url.href,
    origin: own ? 'null' : url.origin,
    target: own ? '*' : url.origin,
    sandbox: own ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms allow-popups',
  };
}

/** The message of an event, when it comes from this very frame with its origin and has a known shape; undefined for all else. */
export function readFieldMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: FieldFrame,
  inside: MessageEventSource | null,
): FieldMessage | undefined {
  if (inside === null || event.source !== inside || event.origin !== frame.origin) return undefined;
  return message.safeParse(event.data).data;
}
