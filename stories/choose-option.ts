import { screen, userEvent } from 'storybook/test';

/** Opens a select and chooses the option of that name. */
export async function chooseOption(select: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name }));
}
