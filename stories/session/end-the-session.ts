import { screen, type UserEventObject } from 'storybook/test';
import type { Emulator } from '../../mocks/emulator';

/** Types into the search field of the task list, and has the server forget the session before it is asked again. */
export async function endTheSession(userEvent: UserEventObject, { db }: Emulator): Promise<void> {
  const search = await screen.findByRole('textbox', { name: 'Search tasks by name' });
  await screen.findAllByRole('button', { name: /^Start |^Stop / });
  for (const { token } of db.sessions.all()) await db.sessions.remove(token);
  await userEvent.type(search, 'shoe{Enter}');
}
