import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { answered } from '#stories/answered';

const meta = preview.meta({
  title: 'Public/Pages/Landing',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/' } },
});

const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 8_000 }));

export const AsVisitor = meta.story({
  name: 'PUB-01 As visitor',
  play: async ({ userEvent }) => {
    const main = within(screen.getByRole('main'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Web pages in, tables out' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Web scraping without code · Gleaner'));
    const plans = await region('Plans and pricing');
    await expect(await plans.findByText('$79 per month')).toBeVisible();
    await expect(plans.getByText('$0 per month')).toBeVisible();
    await expect(plans.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
    await expect(main.getByText('140 rows')).toBeVisible();
    await expect(main.getAllByRole('link', { name: 'Sign up free' })[0]).toHaveAttribute('href', '/sign-up');
    await inTestOnly(async () => {
      await userEvent.click(main.getByText('Do I need to write code?'));
      await expect(main.getByText(/^No\. Templates are ready/)).toBeVisible();
    });
    const templates = await region('Popular templates');
    const [first] = await templates.findAllByRole('listitem');
    if (first === undefined) throw new Error('no template');
    await expect(templates.getAllByRole('listitem')).toHaveLength(6);
    await expect(within(first).getByRole('link').getAttribute('href')).toMatch(/^\/template\/[a-z-]+$/);
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'HDR-02 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path: '/' } },
  play: async () => {
    const main = within(screen.getByRole('main'));
    await screen.findByRole('heading', { level: 1, name: 'Web pages in, tables out' });
    await expect(main.getAllByRole('link', { name: 'Open console' })[0]).toHaveAttribute('href', '/console/template');
    await answered();
    await expect(main.queryByRole('region', { name: 'Plans and pricing' })).toBeNull();
  },
});
