import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { fillPricedForm, closeWith, pricedPath, findDialog, type Queries } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Task limit', render: renderAt });
const at = (persona: string) => ({ gleaner: { scenario: 'taskLimitReached', persona, path: pricedPath } });
const title = 'Your plan holds no more tasks';

async function createIn(form: Queries): Promise<Queries> {
  await userEvent.click(form.getByRole('button', { name: 'Create task' }));
  return findDialog(title);
}

async function create(): Promise<{ form: Queries; dialog: Queries }> {
  const form = await fillPricedForm();
  return { form, dialog: await createIn(form) };
}

export const FreeWithTrial = meta.story({
  name: 'ERR-06 ERR-07 ROLE-08 Free with trial',
  parameters: at('free'),
  play: async () => {
    const { dialog } = await create();
    await expect(dialog.getByText(/^You have 6 of the 6 tasks of the Free plan\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
  },
});

export const AsStandard = meta.story({
  name: 'ERR-06 ERR-07 ROLE-08 As standard',
  parameters: at('standard'),
  play: async () => {
    const { form, dialog } = await create();
    await expect(dialog.getByText(/^You have 42 of the 42 tasks of the Standard plan\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    await closeWith(dialog, 'Cancel');
    await expect(form.getByRole('button', { name: 'Create task' })).toBeEnabled();
    await waitFor(() => expect(form.getByRole('button', { name: 'Create task' })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: /Search result URLs/ })).toHaveValue(
      'https://bazarro.example/search?q=lamp',
    );
    await createIn(form);
  },
});

export const AsEnterprisePlus = meta.story({
  name: 'ERR-06 ERR-07 ROLE-08 As enterprise plus',
  parameters: at('enterprisePlus'),
  play: async () => {
    const { dialog } = await create();
    await expect(dialog.getByText(/^You have 24 of the 24 tasks of the Enterprise Plus plan\./)).toBeVisible();
    await expect(dialog.getByText(/delete tasks you no longer need/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Contact support' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'View task list' })).toBeEnabled();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'ERR-06 ERR-07 ROLE-08 As enterprise child',
  parameters: at('enterpriseChild'),
  play: async () => {
    const { form, dialog } = await create();
    await expect(dialog.getByText(/^You have 16 of the 16 tasks of the /)).toBeVisible();
    await expect(dialog.getByText(/Ask your administrator/)).toBeVisible();
    await closeWith(dialog, 'Got it');
    await expect(currentAddress()).toBe(pricedPath);
    await createIn(form);
  },
});
