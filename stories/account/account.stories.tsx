import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/account-center/account';
const meta = preview.meta({
  title: 'Account/Pages/Account',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 8_000 }));

export const Loading = meta.story({
  name: 'Loading',
  parameters: { gleaner: { scenario: 'accountPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Account' }, { timeout: 8_000 });
    await expect(document.querySelector('main [aria-busy="true"]')).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'ACC-01 ENUM-01 API-019 Ready',
  play: async () => {
    const profile = await region('Profile');
    await expect(profile.getAllByText('Mia Castellan')[0]).toBeVisible();
    await expect(profile.getByText('Castellan Research · Analyst')).toBeVisible();
    await expect(profile.getByText('Leads and Articles and news')).toBeVisible();
    const access = await region('Sign-in methods');
    await expect(access.getByRole('button', { name: 'Change: Email' })).toBeVisible();
    await expect(access.getByRole('button', { name: 'Change: Password' })).toBeVisible();
    await expect(access.getByText('mia.castellan@mail.example')).toBeVisible();
    await expect(access.getByRole('button', { name: 'Link: Microsoft' })).toBeVisible();
    await expect(access.getByText('+155501010002')).toBeVisible();
    await expect(access.getByText('Signs you in with your phone number')).toBeVisible();
    const general = await region('Plan and preferences');
    await expect(general.getByText('Standard')).toBeVisible();
    await expect(general.getByRole('button', { name: 'Language: English' })).toBeInTheDocument();
    await expect(await general.findByText(/^[\da-f]{8}-[\da-f-]{27}$/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Account · Gleaner'));
  },
});

export const NoPasswordYet = meta.story({
  name: 'ACC-01 No password yet',
  parameters: { gleaner: { scenario: 'passwordNotSet', path } },
  play: async () => {
    const access = await region('Sign-in methods');
    const unset = access.getAllByText('Not set');
    await expect(unset).toHaveLength(2);
    for (const value of unset) await expect(value).toBeVisible();
    await expect(access.getByRole('button', { name: 'Add: Password' })).toBeVisible();
    await expect(access.queryByRole('button', { name: 'Change: Password' })).toBeNull();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'ACC-01 ROLE-11 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    const general = await region('Plan and preferences');
    await expect(general.getByText(/Your company’s plan/)).toBeVisible();
    await expect(general.queryByRole('link', { name: 'View plan' })).toBeNull();
    const deletion = await region('Delete account');
    await expect(deletion.getByText(/Ask your admin/)).toBeVisible();
    await expect(deletion.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'ACC-01 Error',
  parameters: { gleaner: { scenario: 'accountFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load your account', {}, { timeout: 8_000 });
    await expect(screen.getAllByRole('button', { name: /try again|retry/i })[0]).toBeVisible();
  },
});
