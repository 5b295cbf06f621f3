import { screen, userEvent } from 'storybook/test';

export async function chooseFilter(label: RegExp, name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

export async function chooseOption(select: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name }));
}
