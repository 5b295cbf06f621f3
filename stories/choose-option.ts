import { screen, userEvent } from 'storybook/test';

export async function chooseOption(select: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name }));
}
