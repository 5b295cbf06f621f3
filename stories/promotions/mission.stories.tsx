import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { emulatorOf } from '#.storybook/emulator';
import { Missions } from '#src/features/promotions/missions';

const meta = preview.meta({
  title: 'Promotions/Cards/Mission',
  render: () => <Missions />,
  parameters: { gleaner: { persona: 'standard' } },
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));

export const Open = meta.story({
  name: 'API-036 Open',
  parameters: { gleaner: { persona: 'noPlan', scenario: 'missionsOpen' } },
  play: async () => {
    const task = await card('Create your first task');
    await expect(task.getByText('+$0.50')).toBeVisible();
    await expect(task.getByText('Choose a template, fill in its parameters and save it as a task.')).toBeVisible();
    await expect(task.getByRole('link', { name: 'Choose a template' })).toHaveAttribute('href', '/console/template');
    await expect(screen.getAllByRole('article')).toHaveLength(4);
    await expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
  },
});

export const Done = meta.story({
  name: 'API-036 Done',
  play: async ({ userEvent }) => {
    const rows = await card('Export rows');
    await expect(rows.getByText('Done')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.dblClick(rows.getByRole('button', { name: 'Collect $1.00: Export rows' }));
      await expect(await screen.findByText(/^\$1\.00 added\. Your balance is \$4\d\.\d\d now\.$/)).toBeVisible();
      await expect(await rows.findByText('Collected on 2026/11/16')).toBeVisible();
      await expect(rows.queryByRole('button')).toBeNull();
      await waitFor(() => expect(screen.getByRole('article', { name: 'Export rows' })).toHaveFocus());
    });
  },
});

export const Collected = meta.story({
  name: 'API-036 Collected',
  parameters: { gleaner: { persona: 'standard', scenario: 'missionsCollected' } },
  play: async ({ userEvent }) => {
    const task = await card('Create your first task');
    await expect(task.getByText('Collected on 2026/11/15')).toBeVisible();
    await expect(screen.getAllByText(/^Collected on/)).toHaveLength(3);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Collect/ }));
      await waitFor(() => expect(screen.getAllByText(/^Collected on/)).toHaveLength(4));
    });
  },
});

export const Refused = meta.story({
  name: 'API-036 Refused',
  play: async ({ userEvent, loaded }) => {
    const information = await card('Fill in the billing information');
    await emulatorOf(loaded).db.billingInformation.remove('10002');
    await userEvent.click(information.getByRole('button', { name: /^Collect/ }));
    await expect(await information.findByText(/^This is not done, or it was undone since/)).toBeVisible();
    await expect(await information.findByRole('link', { name: 'Fill it in' })).toBeVisible();
    await expect(information.queryByText('Done')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'API-036 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'missionsFailed' } },
  play: async () => {
    await expect(await screen.findByText('The missions could not be loaded')).toBeVisible();
    await expect(screen.getByRole('button', { name: /try again|retry/i })).toBeEnabled();
  },
});
