import { screen, type UserEventObject } from 'storybook/test';
import type { Emulator } from '#mocks/emulator';

/** Types into the search field of the task list, and has the server forget the session before it is asked again. */
export async function endTheSession(userEvent: UserEventObject, { db }: Emulator): Promise<void> {
  const search = await screen.findByRole('textbox', { name: 'Search tasks by name' });
  await screen.findAllByRole('button', { name: /^Start |^Stop / });
  // Read first: what is removed leaves the list that is walked through.
  const tokens = db.sessions.all().map(({ token }) => token);
  for (const token of tokens) await db.sessions.remove(token);
  await userEvent.type(search, 'shoe{Enter}');
}
