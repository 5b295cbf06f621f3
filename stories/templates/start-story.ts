import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { currentAddress } from '#.storybook/app-at';

export type Queries = ReturnType<typeof inside>;
const inside = (element: HTMLElement) => within(element);

export const pricedPath = '/console/template/product-listings-by-search-url';

export const findForm = async (group = 'My tasks'): Promise<Queries> => {
  const form = inside(await screen.findByRole('form', { name: 'Task parameters' }, { timeout: 10_000 }));
  await form.findByText(group);
  return form;
};

export async function fillForm(values: Readonly<Record<string, string>>): Promise<Queries> {
  const form = await findForm();
  for (const [field, text] of Object.entries(values)) {
    await userEvent.click(form.getByRole('textbox', { name: new RegExp(`^${field}`) }));
    await userEvent.paste(text);
  }
  return form;
}

export const fillPricedForm = (): Promise<Queries> =>
  fillForm({ 'Search result URLs': 'https://bazarro.example/search?q=lamp' });

export async function start(form: Queries, place: 'cloud' | 'client'): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Save and start' }));
  const name = place === 'cloud' ? /^Start in the cloud/ : /^Start in the desktop app/;
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const findDialog = async (name: string | RegExp): Promise<Queries> => {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** So that the story ends with its dialog open. */
export async function startAgain(form: Queries, place: 'cloud' | 'client', name: string | RegExp): Promise<Queries> {
  await start(form, place);
  return findDialog(name);
}

export const toasts = (): Queries => inside(screen.getByRole('region', { name: 'Notifications' }));

export async function closeWith(dialog: Queries, name: string): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export async function expectNotStarted(form: Queries, reason: string | RegExp, path = pricedPath): Promise<void> {
  const banner = inside(
    (await form.findByText('Task saved, but not started')).closest<HTMLElement>('[role]') as HTMLElement,
  );
  await expect(banner.getByText(reason)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save task' })).toBeEnabled();
  await waitFor(() => expect(form.getByRole('button', { name: 'Save and start' })).toHaveFocus());
  await expect(currentAddress()).toBe(path);
}
