import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { UserConfigRecord } from '#mocks/db/account';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError, notFound } from '#mocks/lib/http-error';

type ConfigOperation = Extract<OperationId, 'listUserConfigs' | 'saveUserConfig' | 'deleteUserConfig'>;

const MAX_CONFIGS = 200;

const viewOf = ({ id, type, key, value, updatedAt }: UserConfigRecord): Schemas['UserConfig'] => ({
  id,
  type,
  key,
  value,
  updatedAt: new Date(updatedAt).toISOString(),
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const userConfigHandlers: Pick<Resolvers, ConfigOperation> = {
  listUserConfigs: ({ db, account, query }) => {
    const { userId } = account();
    const own = db.userConfigs.all().filter((entry) => entry.userId === userId);
    return { items: own.filter((entry) => query.type === undefined || entry.type === query.type).map(viewOf) };
  },

  saveUserConfig: async ({ db, account, body, now }) => {
    const { userId } = account();
    const { type, key, value } = body;
    if (!isJson(value))
      throw new HttpError(422, 'Invalid', 'The value is not JSON.', [{ field: 'value', message: 'is not JSON' }]);
    const own = db.userConfigs.all().filter((entry) => entry.userId === userId);
    const existing = own.find((entry) => entry.type === type && entry.key === key);
    if (existing) {
      const updated = { ...existing, value, updatedAt: now };
      await db.userConfigs.update(existing.id, (draft) => void Object.assign(draft, { value, updatedAt: now }));
      return viewOf(updated);
    }
    if (own.length >= MAX_CONFIGS)
      throw new HttpError(409, 'TooManyConfigs', `An account can save at most ${MAX_CONFIGS} settings.`);
    return viewOf(
      await db.userConfigs.insert({ id: `config-${randomToken()}`, userId, type, key, value, updatedAt: now }),
    );
  },

  deleteUserConfig: async ({ db, account, params }) => {
    const { userId } = account();
    if (db.userConfigs.get(params.id)?.userId !== userId) throw notFound('The setting');
    await db.userConfigs.remove(params.id);
    return undefined;
  },
};
