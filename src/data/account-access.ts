import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { ApiError } from '#src/api/errors';
import { LoginProvider } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { reloadAccount } from './account';

export type SentCode = Schemas['SentCode'];
export type LinkedAccount = Schemas['LinkedAccount'];

/** Sets a first password (API-007); rejects with PasswordAlreadySet when there is one. */
export function useSetPassword() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/password', { onSuccess: () => reloadAccount(cache) });
}

/** Checks the present password (API-006), then changes it (API-007); every other session of the account ends. Rejects with FailValidatePassword (ERR-03). */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['PasswordChange']) => {
      await client.POST('/v1/accounts/password:verify', { body: { password: body.currentPassword } });
      await client.PUT('/v1/accounts/password', { body });
    },
    onSuccess: () => reloadAccount(cache),
  });
}

async function sendCode(body: Schemas['EmailCodeRequest']): Promise<SentCode> {
  // A server may send a code to an address that is taken; that is asked first.
  if (body.email !== undefined && (await isEmailUsed(body.email)))
    throw new ApiError('http', 409, 'EmailAlreadyUsed', 'Another account has this address.');
  return client.POST('/v1/accounts/email:sendCode', { body });
}

async function isEmailUsed(email: string): Promise<boolean> {
  return (await client.GET('/v1/accounts/email:checkUsed', { params: { query: { email } } })).used;
}

/** Mails a code (API-010) to a new address or, for a deletion, to the account's. Rejects with EmailAlreadyUsed when somebody has the address (API-011). */
export function useSendCode() {
  return useMutation({ mutationFn: sendCode });
}

/** Makes an address the account's, with the code that was mailed to it (API-012). Rejects with the codes of ERR-02. */
export function useBindEmail() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/email', { onSuccess: () => reloadAccount(cache) });
}

async function savePicture(picture: Blob | null): Promise<void> {
  let fileId: string | null = null;
  if (picture !== null) {
    const form = new FormData();
    form.append('file', picture, `picture.${picture.type.replace(/^image\//, '') || 'png'}`);
    fileId = (await client.POST('/v1/file', { body: { file: picture }, bodySerializer: () => form })).fileId;
  }
  await client.POST('/v1/accounts/avatar', { body: { fileId } });
}

/** Uploads a picture (API-014) and makes it the account's (API-013); null takes it away. */
export function useSavePicture() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: savePicture, onSuccess: () => reloadAccount(cache) });
}

/** A provider, and the code that its window gave. */
interface ProviderProof {
  readonly provider: LoginProvider;
  readonly code: string;
}

async function link({ provider, code }: ProviderProof): Promise<void> {
  const call = { body: { code } };
  if (provider === LoginProvider.Google) await client.POST('/v1/accounts/googleAccount', call);
  else if (provider === LoginProvider.Microsoft) await client.POST('/v1/accounts/microsoftAccount', call);
  else await client.POST('/v1/accounts/appleAccount', call);
}

async function unlink(provider: LoginProvider): Promise<void> {
  if (provider === LoginProvider.Google) await client.DELETE('/v1/accounts/googleAccount');
  else if (provider === LoginProvider.Microsoft) await client.DELETE('/v1/accounts/microsoftAccount');
  else await client.DELETE('/v1/accounts/appleAccount');
}

/** Links the provider account that a code stands for (API-018). Rejects with LinkedToAnotherAccount when somebody has it. */
export function useLinkAccount() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: link, onSuccess: () => reloadAccount(cache) });
}

/** Takes the link to a provider away (API-018). Rejects with LastWayIn when nothing else signs in. */
export function useUnlinkAccount() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: unlink, onSuccess: () => reloadAccount(cache) });
}

/** Plans the deletion of the account (API-008); gives when it is carried out. Every session of it ends on the server. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: Schemas['AccountDeletion']) => client.PUT('/v1/accounts/delete', { body }),
  });
}
