import { screen, userEvent } from 'storybook/test';
import { theForm } from './start-story';

/** A template without a price. */
export const unpricedPath = '/console/template/map-places-by-keyword';

/** Gives the task of the form another name; its field. */
export async function typeName(): Promise<HTMLElement> {
  const form = await theForm();
  const name = form.getByRole('textbox', { name: /Task name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Coffee in Leeds');
  return name;
}

/** Presses an entry of the console's menu, which leads away from the form. */
export async function pressOverview(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
}
