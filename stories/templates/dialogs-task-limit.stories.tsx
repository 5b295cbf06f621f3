import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { fillPricedForm, closeWith, pricedPath, findDialog, type Queries } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Task limit', render: renderAt });
const at = (persona: string) => ({ gleaner: { scenario: 'taskLimitReached', persona, path: pricedPath } });
const title = 'You’ve reached your plan’s task limit';

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
    await expect(
      dialog.getByText(/^You’re using 6 of 6 tasks on the Free plan\. Your entries are still here\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
    await expect(dialog.getByText('Try the Standard plan for free, or compare plans.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
  },
});

export const AsStandard = meta.story({
  name: 'ERR-06 ERR-07 ROLE-08 As standard',
  parameters: at('standard'),
  play: async () => {
    const { form, dialog } = await create();
    await expect(dialog.getByText(/^You’re using 42 of 42 tasks on the Standard plan\./)).toBeVisible();
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
    await expect(dialog.getByText(/^You’re using 24 of 24 tasks on the Enterprise Plus plan\./)).toBeVisible();
    await expect(dialog.getByText(/Delete tasks you no longer need/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Contact support' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'View task list' })).toBeEnabled();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'ERR-06 ERR-07 ROLE-08 As enterprise child',
  parameters: at('enterpriseChild'),
  play: async () => {
    const { form, dialog } = await create();
    await expect(dialog.getByText(/^You’re using 16 of 16 tasks on the /)).toBeVisible();
    await expect(dialog.getByText(/Ask your admin about plans/)).toBeVisible();
    await closeWith(dialog, 'Got it');
    await expect(currentAddress()).toBe(pricedPath);
    await createIn(form);
  },
});
