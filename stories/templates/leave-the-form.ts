import { screen, userEvent } from 'storybook/test';
import { findForm } from './start-story';

export const unpricedPath = '/console/template/map-places-by-keyword';

export async function typeName(): Promise<HTMLElement> {
  const form = await findForm();
  const name = form.getByRole('textbox', { name: /Task name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Coffee in Leeds');
  return name;
}

export async function openOverview(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
}
