import { z } from '#src/lib/zod';
import { CardBrand, type InterfaceLanguage, type PaymentMethodType } from '#src/contract/enums.gen';

export type FieldKind = PaymentMethodType | 'confirmation';

const source = z.literal('gleaner-payment-field');
const problem = z.catch(z.enum(['incomplete', 'number', 'unknown', 'expired', 'code']), 'incomplete');
const brand = z.catch(z.nullable(z.enum(Object.values(CardBrand))), null);
const last4 = z.catch(z.nullable(z.string().check(z.regex(/^\d{4}$/))), null);
const request = z.string().check(z.maxLength(100));

const message = z.discriminatedUnion('type', [
  z.object({ source, type: z.literal('ready') }),
  z.object({ source, type: z.literal('height'), height: z.number().check(z.minimum(0), z.maximum(2_000)) }),
  z.object({ source, type: z.literal('change'), complete: z.boolean(), brand, problem: z.nullable(problem) }),
  z.object({
    source,
    type: z.literal('token'),
    request,
    token: z.string().check(z.minLength(1), z.maxLength(255)),
    brand,
    last4,
  }),
  z.object({ source, type: z.literal('refused'), request, problem }),
  z.object({ source, type: z.literal('confirmed') }),
  z.object({ source, type: z.literal('rejected') }),
]);

/** Never contains a card number. */
export type FieldMessage = z.infer<typeof message>;
export type FieldProblem = z.infer<typeof problem>;

export type PageMessage =
  | {
      readonly type: 'open';
      readonly kind: FieldKind;
      readonly language: InterfaceLanguage;
      readonly theme: 'light' | 'dark';
      /** Epoch milliseconds. */
      readonly now: number;
      readonly amount?: string;
    }
  | { readonly type: 'collect'; readonly request: string };

export interface FieldFrame {
  readonly src: string;
  /** Origin of its messages: 'null' for a page from our own origin, because of the sandbox. */
  readonly origin: string;
  /** Target for `postMessage`; a frame without an origin needs '*'. */
  readonly target: string;
  readonly sandbox: string;
}

/** Undefined without an http(s) address. Only a page from another origin keeps its origin: with ours, it could escape the sandbox. */
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

/** Only accepts messages from this frame and origin with a known shape. */
export function readFieldMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: FieldFrame,
  inside: MessageEventSource | null,
): FieldMessage | undefined {
  if (inside === null || event.source !== inside || event.origin !== frame.origin) return undefined;
  return message.safeParse(event.data).data;
}
