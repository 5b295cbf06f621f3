import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { Forbidden } from '#src/app/errors/forbidden';

const meta = preview.meta({ title: 'Shell/Pages/Forbidden' });

export const Ready = meta.story({
  name: 'Ready',
  parameters: { gleaner: { persona: 'standard' } },
  render: () => <Forbidden />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
    await expect(canvas.getByText(/who can give you access/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 NAV-10 ROLE-02 As enterprise child',
  render: renderAt,
  parameters: { gleaner: { persona: 'enterpriseChild', path: '/console/account-center/member-manage' } },
  play: async () => {
    const main = within(await screen.findByRole('main'));
    await expect(await main.findByText(/Ask them if you need something here/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Browse templates' })).toBeVisible();
    await expect(main.queryByRole('link', { name: /support/ })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull();
  },
});
