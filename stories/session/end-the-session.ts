import { screen, type UserEventObject } from 'storybook/test';
import type { Emulator } from '#mocks/emulator';

/** Just before the next search. */
export async function endTheSession(userEvent: UserEventObject, { db }: Emulator): Promise<void> {
  const search = await screen.findByRole('textbox', { name: 'Search tasks by name' });
  await screen.findAllByRole('button', { name: /^Start |^Stop / });
  const tokens = db.sessions.all().map(({ token }) => token);
  for (const token of tokens) await db.sessions.remove(token);
  await userEvent.type(search, 'hotel{Enter}');
}
