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
    await expect(task.getByText('Choose a template, fill in its parameters, and save it as a task.')).toBeVisible();
    await expect(task.getByRole('link', { name: 'Choose a template' })).toHaveAttribute('href', '/console/template');
    await expect(screen.getAllByRole('article')).toHaveLength(4);
    await expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  },
});

export const Done = meta.story({
  name: 'API-036 Done',
  play: async ({ userEvent }) => {
    const rows = await card('Export your data');
    await expect(rows.getByText('Done')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.dblClick(rows.getByRole('button', { name: 'Claim $1.00: Export your data' }));
      await expect(await screen.findByText(/^We added \$1\.00\. Your balance is now \$4\d\.\d\d\.$/)).toBeVisible();
      await expect(await rows.findByText('Claimed on Nov 16, 2026')).toBeVisible();
      await expect(rows.queryByRole('button')).toBeNull();
      await waitFor(() => expect(screen.getByRole('article', { name: 'Export your data' })).toHaveFocus());
    });
  },
});

export const Collected = meta.story({
  name: 'API-036 Collected',
  parameters: { gleaner: { persona: 'standard', scenario: 'missionsCollected' } },
  play: async ({ userEvent }) => {
    const task = await card('Create your first task');
    await expect(task.getByText('Claimed on Nov 15, 2026')).toBeVisible();
    await expect(screen.getAllByText(/^Claimed on/)).toHaveLength(3);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Claim/ }));
      await waitFor(() => expect(screen.getAllByText(/^Claimed on/)).toHaveLength(4));
    });
  },
});

export const Refused = meta.story({
  name: 'API-036 Refused',
  play: async ({ userEvent, loaded }) => {
    const information = await card('Add your billing details');
    await emulatorOf(loaded).db.billingInformation.remove('10002');
    await userEvent.click(information.getByRole('button', { name: /^Claim/ }));
    await expect(await information.findByText(/^This step isn’t done yet/)).toBeVisible();
    await expect(await information.findByRole('link', { name: 'Add billing details' })).toBeVisible();
    await expect(information.queryByText('Done')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'API-036 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'missionsFailed' } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load missions')).toBeVisible();
    await expect(screen.getByRole('button', { name: /try again|retry/i })).toBeEnabled();
  },
});
