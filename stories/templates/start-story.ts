import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressShown } from '#.storybook/app-at';

export type Inside = ReturnType<typeof inside>;
const inside = (element: HTMLElement) => within(element);

export const pricedPath = '/console/template/product-listings-by-search-url';

export const theForm = async (group = 'My tasks'): Promise<Inside> => {
  const form = inside(await screen.findByRole('form', { name: 'Parameters of the task' }, { timeout: 10_000 }));
  await form.findByText(group);
  return form;
};

export async function formWith(values: Readonly<Record<string, string>>): Promise<Inside> {
  const form = await theForm();
  for (const [field, text] of Object.entries(values)) {
    await userEvent.click(form.getByRole('textbox', { name: new RegExp(`^${field}`) }));
    await userEvent.paste(text);
  }
  return form;
}

export const filledForm = (): Promise<Inside> =>
  formWith({ 'Search result URLs': 'https://bazarro.example/search?q=lamp' });

export async function start(form: Inside, way: 'cloud' | 'client'): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Save and start' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^Start in the ${way}`) }));
}

export const theDialog = async (name: string | RegExp): Promise<Inside> => {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Starts again, so that the story ends with its dialog open. */
export async function openAgain(form: Inside, way: 'cloud' | 'client', name: string | RegExp): Promise<Inside> {
  await start(form, way);
  return theDialog(name);
}

export const toasts = (): Inside => inside(screen.getByRole('region', { name: 'Notifications' }));

export async function leaveBy(dialog: Inside, name: string): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export async function expectNotStarted(form: Inside, why: string | RegExp, path = pricedPath): Promise<void> {
  const banner = inside(
    (await form.findByText('The task is saved, but not started')).closest<HTMLElement>('[role]') as HTMLElement,
  );
  await expect(banner.getByText(why)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save task' })).toBeEnabled();
  await waitFor(() => expect(form.getByRole('button', { name: 'Save and start' })).toHaveFocus());
  await expect(addressShown()).toBe(path);
}
