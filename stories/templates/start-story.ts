import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressShown } from '#.storybook/app-at';

/** What stands in one element of the page. */
export type Inside = ReturnType<typeof inside>;
const inside = (element: HTMLElement) => within(element);

/** A priced template with one required field. */
export const pricedPath = '/console/template/product-listings-by-search-url';

/** The form once its task group is there. */
export const theForm = async (group = 'My tasks'): Promise<Inside> => {
  const form = inside(await screen.findByRole('form', { name: 'Parameters of the task' }, { timeout: 10_000 }));
  await form.findByText(group);
  return form;
};

/** The form of a template with its required text fields filled in. */
export async function formWith(values: Readonly<Record<string, string>>): Promise<Inside> {
  const form = await theForm();
  for (const [field, text] of Object.entries(values)) {
    await userEvent.click(form.getByRole('textbox', { name: new RegExp(`^${field}`) }));
    await userEvent.paste(text);
  }
  return form;
}

/** The form of the priced template, filled in. */
export const filledForm = (): Promise<Inside> =>
  formWith({ 'Search result URLs': 'https://bazarro.example/search?q=lamp' });

/** Presses save-and-start, and the way to start. */
export async function start(form: Inside, way: 'cloud' | 'client'): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Save and start' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^Start in the ${way}`) }));
}

/** The dialog of a name once it is drawn. */
export const theDialog = async (name: string | RegExp): Promise<Inside> => {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Starts again, so that a story that has looked at what follows rests with its dialog open. */
export async function openAgain(form: Inside, way: 'cloud' | 'client', name: string | RegExp): Promise<Inside> {
  await start(form, way);
  return theDialog(name);
}

/** The messages in the corner. */
export const toasts = (): Inside => inside(screen.getByRole('region', { name: 'Notifications' }));

/** Presses a button of a dialog and waits until it is gone. */
export async function leaveBy(dialog: Inside, name: string): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The page says that the task is saved, was not started, and why; the focus is back on the button that started it. */
export async function expectNotStarted(form: Inside, why: string | RegExp, path = pricedPath): Promise<void> {
  const banner = inside(
    (await form.findByText('The task is saved, but not started')).closest<HTMLElement>('[role]') as HTMLElement,
  );
  await expect(banner.getByText(why)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save task' })).toBeEnabled();
  await waitFor(() => expect(form.getByRole('button', { name: 'Save and start' })).toHaveFocus());
  await expect(addressShown()).toBe(path);
}
