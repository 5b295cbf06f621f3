import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { ApiError } from '#src/api/errors';
import { LoginProvider } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { refetchAccount } from './account';

export type SentCode = Schemas['SentCode'];
export type LinkedAccount = Schemas['LinkedAccount'];

/** Rejects with PasswordAlreadySet. */
export function useSetPassword() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/password', { onSuccess: () => refetchAccount(cache) });
}

/** Ends all other sessions. Rejects with FailValidatePassword (ERR-03). */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['PasswordChange']) => {
      await client.POST('/v1/accounts/password:verify', { body: { password: body.currentPassword } });
      await client.PUT('/v1/accounts/password', { body });
    },
    onSuccess: () => refetchAccount(cache),
  });
}

async function sendCode(body: Schemas['EmailCodeRequest']): Promise<SentCode> {
  // A server may send a code even to an address that is taken.
  if (body.email !== undefined && (await isEmailUsed(body.email)))
    throw new ApiError('http', 409, 'EmailAlreadyUsed', 'Another account has this address.');
  return client.POST('/v1/accounts/email:sendCode', { body });
}

async function isEmailUsed(email: string): Promise<boolean> {
  return (await client.GET('/v1/accounts/email:checkUsed', { params: { query: { email } } })).used;
}

/** Rejects with EmailAlreadyUsed. */
export function useSendCode() {
  return useMutation({ mutationFn: sendCode });
}

/** Rejects with the codes of ERR-02. */
export function useBindEmail() {
  const cache = useQueryClient();
  return api.useMutation('post', '/v1/accounts/email', { onSuccess: () => refetchAccount(cache) });
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

export function useSavePicture() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: savePicture, onSuccess: () => refetchAccount(cache) });
}

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

/** Rejects with LinkedToAnotherAccount. */
export function useLinkAccount() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: link, onSuccess: () => refetchAccount(cache) });
}

/** Rejects with LastWayIn. */
export function useUnlinkAccount() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: unlink, onSuccess: () => refetchAccount(cache) });
}

/** Resolves with the time of the deletion. Ends all sessions. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: Schemas['AccountDeletion']) => client.PUT('/v1/accounts/delete', { body }),
  });
}
