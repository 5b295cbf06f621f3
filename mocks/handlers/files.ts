import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError, notFound } from '#mocks/lib/http-error';

type FileOperation = Extract<OperationId, 'uploadFile' | 'setAvatar'>;

/** Bytes. */
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_FILES = 10;

const signatures: readonly (readonly [type: string, at: number, text: string])[] = [
  ['image/png', 0, '\u0089PNG\r\n\u001A\n'],
  ['image/jpeg', 0, '\u00FF\u00D8\u00FF'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
];

function pictureType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.slice(0, 12));
  return signatures.find(
    ([type, at, text]) => head.startsWith(text, at) && (type !== 'image/webp' || head.startsWith('RIFF')),
  )?.[0];
}

/** In chunks because a call takes a limited number of arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

export function avatarOf(db: Database, account: AccountRecord): string | null {
  return (account.avatarFileId === undefined ? undefined : db.files.get(account.avatarFileId)?.url) ?? null;
}

async function dropOldFiles(db: Database, { userId, avatarFileId }: AccountRecord): Promise<void> {
  const oldFiles = db.files.all().filter((file) => file.userId === userId && file.fileId !== avatarFileId);
  for (const file of oldFiles.slice(0, -MAX_FILES)) await db.files.remove(file.fileId);
}

export const fileHandlers: Pick<Resolvers, FileOperation> = {
  uploadFile: async ({ db, account, body, now }) => {
    const user = account();
    const { file } = body;
    if (file.size > MAX_FILE_BYTES) throw new HttpError(413, 'TooLarge', 'A file may have at most 1 MiB.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const contentType = pictureType(bytes);
    if (contentType === undefined)
      throw new HttpError(422, 'Invalid', 'The file is not a PNG, JPEG, WebP or GIF.', [
        { field: 'file', message: 'is not a PNG, JPEG, WebP or GIF' },
      ]);
    const record = await db.files.insert({
      fileId: `file-${randomToken()}`,
      userId: user.userId,
      fileName: (file instanceof File ? file.name : '').slice(0, 200),
      contentType,
      size: file.size,
      url: `data:${contentType};base64,${base64Of(bytes)}`,
      createdAt: now,
    });
    await dropOldFiles(db, user);
    const { fileId, url, fileName, size } = record;
    return { fileId, url, fileName, contentType, size };
  },

  setAvatar: async ({ db, account, body }) => {
    const { userId } = account();
    const file = body.fileId === null ? undefined : db.files.get(body.fileId);
    if (body.fileId !== null && file?.userId !== userId) throw notFound('The file');
    const changed = await db.accounts.update(userId, (draft) => void (draft.avatarFileId = file?.fileId));
    if (changed) await dropOldFiles(db, changed);
    return { avatar: file?.url ?? null };
  },
};
