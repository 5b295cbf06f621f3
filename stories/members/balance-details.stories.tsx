import { expect, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { chooseFilter } from '#stories/choose-option';
import { chooseAction, membersPath as path, findDialog } from './members-story';

const meta = preview.meta({
  title: 'Members/Drawers/Balance details',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

export const Ready = meta.story({
  name: 'MEM-06 ENUM-55 API-025 Ready',
  play: async () => {
    await chooseAction('Amélie Roussel', 'Balance details');
    const drawer = await findDialog('Balance details for Amélie Roussel');
    const items = within(await drawer.findByRole('list', { name: 'Spending by item' }));
    for (const item of ['Template rows', 'Premium proxies', 'Solved CAPTCHAs'])
      await expect(items.getByText(item)).toBeVisible();
    await waitFor(() => expect(items.getAllByText(/^\$\d/)).toHaveLength(3));
    await inTestOnly(async () => {
      const runs = within(drawer.getByRole('table', { name: 'Paid runs' }));
      await chooseFilter(/^Item/, 'Solved CAPTCHAs');
      await waitFor(() => expect(runs.queryByText('Template rows')).toBeNull());
      await expect(runs.getAllByText('Solved CAPTCHAs').length).toBeGreaterThan(0);
      await expect(items.getAllByText(/^\$\d/)).toHaveLength(3);
    });
  },
});
