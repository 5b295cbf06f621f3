import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { memberTable, membersPath as path } from './members-story';

const meta = preview.meta({
  title: 'Members/Pages/Members',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

export const Loading = meta.story({
  name: 'MEM-02 Loading',
  parameters: { gleaner: { persona: 'enterprise', scenario: 'membersPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Members' }, { timeout: 8_000 });
    await expect(await screen.findByRole('table', { name: 'Members' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Ready = meta.story({
  name: 'MEM-01 MEM-02 API-020 Ready',
  play: async () => {
    const { table, rowOf } = await memberTable();
    await expect(rowOf('Luca Ferrante').getByText('enterprise-child · enterprise-child@gleaner.example')).toBeVisible();
    await expect(rowOf('Luca Ferrante').getByText(/^\d in use$/)).toBeVisible();
    await expect(rowOf('Luca Ferrante').getByText('Active')).toBeVisible();
    await expect(rowOf('Mateo Quiroga').getByText('Disabled')).toBeVisible();
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('progressbar', { name: 'Members' })).toHaveAttribute('aria-valuetext', '5 of 10');
    await expect(main.getByRole('progressbar', { name: 'Cloud nodes left to assign' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\d+ of 40$/),
    );
    await expect(within(table).getByRole('columnheader', { name: 'Member' })).toHaveAttribute('aria-sort', 'ascending');
  },
});

export const Empty = meta.story({
  name: 'MEM-02 Empty',
  parameters: { gleaner: { persona: 'enterprise', scenario: 'membersNone', path } },
  play: async () => {
    await screen.findByText('No members yet', {}, { timeout: 8_000 });
    const table = within(screen.getByRole('table', { name: 'Members' }));
    await expect(table.getByRole('button', { name: 'Create member' })).toBeVisible();
    await expect(screen.getByText('0 of 10')).toBeVisible();
  },
});

export const LimitReached = meta.story({
  name: 'MEM-02 Limit reached',
  parameters: { gleaner: { persona: 'enterprise', scenario: 'membersFull', path } },
  play: async () => {
    const notice = { selector: 'p' };
    await screen.findByText('You’ve reached your plan’s limit of 10 members', notice, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('button', { name: 'Create member' })).toHaveAttribute('aria-disabled', 'true');
    await expect(main.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const AsFree = meta.story({
  name: 'MEM-02 As free',
  parameters: { gleaner: { persona: 'free', path } },
  play: async () => {
    await screen.findByText('Your plan doesn’t include members', {}, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getByText(/^With Enterprise and Enterprise Plus, teammates get their own sign-in/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(main.queryByRole('button', { name: 'Create member' })).toBeNull();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-10 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    const main = within(await screen.findByRole('main', {}, { timeout: 8_000 }));
    await expect(await main.findByText(/Ask them if you need something here/)).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'MEM-02 Error',
  parameters: { gleaner: { persona: 'enterprise', scenario: 'membersFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load members', {}, { timeout: 8_000 });
    await expect(screen.getByText('Your members can keep working as usual.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'MEM-02 On a phone, each member is a card',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const list = within(await screen.findByRole('table', { name: 'Members' }));
    await waitFor(() => expect(list.getAllByText('Active')[0]).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [, first] = list.getAllByRole('row');
    await expect(first?.offsetHeight).toBeGreaterThan(120);
    const heads = list.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('button'));
    await expect(heads).toHaveLength(6);
    await expect(new Set(heads.map((head) => head.getBoundingClientRect().top)).size).toBe(1);
  },
});
