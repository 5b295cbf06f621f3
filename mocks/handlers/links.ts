import { LoginProvider } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountLink, AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Context, Resolvers } from '#mocks/lib/context';
import { HttpError, notFound } from '#mocks/lib/http-error';

type LinkOperation = Extract<
  OperationId,
  | 'linkGoogleAccount'
  | 'linkMicrosoftAccount'
  | 'linkAppleAccount'
  | 'unlinkGoogleAccount'
  | 'unlinkMicrosoftAccount'
  | 'unlinkAppleAccount'
>;

/** An emulated code is `provider:<e-mail>`, so that a demo can sign in as anybody. */
export function providerName(code: string): string | undefined {
  return /^provider:([^\s@]+@[^\s@]+)$/.exec(code.trim())?.[1]?.toLowerCase();
}

/** An emulated WeChat code is `wechat:<digits>`: WeChat identifies users by phone. */
export function weChatPhone(code: string): string | undefined {
  return /^wechat:(\d{6,15})$/.exec(code.trim())?.[1];
}

export function findLinkedAccount(db: Database, provider: LoginProvider, name: string): AccountRecord | undefined {
  return db.accounts
    .all()
    .find((account) => account.links?.some((link) => link.provider === provider && link.name === name));
}

export const providerCodeError = (): HttpError =>
  new HttpError(422, 'ProviderCodeFailed', 'The provider does not know this code.', [
    { field: 'code', message: 'is not known' },
  ]);

export const linkOf = ({ provider, name, linkedAt }: AccountLink): Schemas['LinkedAccount'] => ({
  provider,
  name,
  linkedAt: new Date(linkedAt).toISOString(),
});

const link =
  (provider: LoginProvider) =>
  async ({ db, account, body, now }: Pick<Context<'linkGoogleAccount'>, 'db' | 'account' | 'body' | 'now'>) => {
    const user = account();
    const name = providerName(body.code);
    if (name === undefined) throw providerCodeError();
    const owner = findLinkedAccount(db, provider, name);
    if (owner && owner.userId !== user.userId)
      throw new HttpError(409, 'LinkedToAnotherAccount', `${name} is linked to another account.`);
    const existingLink = user.links?.find((entry) => entry.provider === provider);
    if (existingLink && existingLink.name !== name)
      throw new HttpError(409, 'AlreadyLinked', `${existingLink.name} is linked. Unlink it first.`);
    if (existingLink) return linkOf(existingLink);
    const newLink: AccountLink = { provider, name, linkedAt: now };
    await db.accounts.update(user.userId, (draft) => void (draft.links = [...(draft.links ?? []), newLink]));
    return linkOf(newLink);
  };

const unlink =
  (provider: LoginProvider) =>
  async ({ db, account }: Pick<Context<'unlinkGoogleAccount'>, 'db' | 'account'>) => {
    const user = account();
    const links = user.links ?? [];
    const remainingLinks = links.filter((entry) => entry.provider !== provider);
    if (remainingLinks.length === links.length) throw notFound('The linked account');
    if (remainingLinks.length === 0 && user.passwordDigest === undefined && user.phone === undefined)
      throw new HttpError(409, 'LastWayIn', 'Set a password first: there is no other way to log in.');
    await db.accounts.update(user.userId, (draft) => void (draft.links = remainingLinks));
    return undefined;
  };

export const linkHandlers: Pick<Resolvers, LinkOperation> = {
  linkGoogleAccount: link(LoginProvider.Google),
  linkMicrosoftAccount: link(LoginProvider.Microsoft),
  linkAppleAccount: link(LoginProvider.apple),
  unlinkGoogleAccount: unlink(LoginProvider.Google),
  unlinkMicrosoftAccount: unlink(LoginProvider.Microsoft),
  unlinkAppleAccount: unlink(LoginProvider.apple),
};
