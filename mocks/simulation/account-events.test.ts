import { expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';

const DAY = 86_400_000;

test('each account is erased at its own time, with its sessions and tasks', async () => {
  const { emulator, call } = await openClient();
  const { db, clock } = emulator;
  const [first, second] = [personas.free.userId, personas.basic.userId];
  const now = clock.now();
  await db.accounts.update(second, (draft) => void (draft.deletesAt = now + 2 * DAY));
  await db.accounts.update(first, (draft) => void (draft.deletesAt = now + DAY));
  const token = await emulator.signInAs('basic');
  await db.sessions.update(token ?? '', (draft) => void (draft.expiresAt = now + 30 * DAY));
  const erased = async (milliseconds: number) =>
    (await emulator.advance(milliseconds)).happened
      .filter((event) => event.name === 'accountErased')
      .map(({ at, ids }) => [at - now, ids]);
  const exists = () => [first, second].map((userId) => db.accounts.get(userId) !== undefined);
  expect(await erased(DAY - 1)).toEqual([]);
  expect(exists()).toEqual([true, true]);
  expect(await erased(1)).toEqual([[DAY, [first]]]);
  expect([exists(), (await call('getAccount', { token })).status]).toEqual([[false, true], 200]);
  expect(await erased(DAY)).toEqual([[2 * DAY, [second]]]);
  expect([exists(), db.tasksOf(second), db.sessions.get(token ?? '')]).toEqual([[false, false], [], undefined]);
  expect((await call('getAccount')).status).toBe(200);
});

test('accounts due at the same time are erased together', async () => {
  const { emulator } = await openClient();
  const { db, clock } = emulator;
  const ids = [personas.free.userId, personas.basic.userId];
  await db.accounts.updateMany(ids, (draft) => void (draft.deletesAt = clock.now() + DAY));
  const { happened } = await emulator.advance(DAY);
  expect(happened.find((event) => event.name === 'accountErased')?.ids.toSorted()).toEqual(ids);
});

test('each session ends at its own time', async () => {
  const { emulator } = await openClient();
  const { db, clock } = emulator;
  const now = clock.now();
  const open = async (persona: 'free' | 'basic' | 'professional', days: number) => {
    const token = (await emulator.signInAs(persona)) ?? '';
    await db.sessions.update(token, (draft) => void (draft.expiresAt = now + days * DAY));
    return token;
  };
  await db.sessions.replaceAll([]);
  const tokens = [await open('free', 2), await open('basic', 1), await open('professional', 2)];
  const ended = async (milliseconds: number) =>
    (await emulator.advance(milliseconds)).happened.filter((event) => event.name === 'sessionEnded');
  const left = () => tokens.map((token) => db.sessions.get(token) !== undefined);
  expect(await ended(DAY - 1)).toEqual([]);
  expect(await ended(1)).toMatchObject([{ at: now + DAY, ids: [personas.basic.userId] }]);
  expect(left()).toEqual([true, false, true]);
  expect(await ended(3 * DAY)).toMatchObject([
    { at: now + 2 * DAY, ids: [personas.free.userId, personas.professional.userId] },
  ]);
  expect(left()).toEqual([false, false, false]);
});
