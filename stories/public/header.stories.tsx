import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Panels/Header',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/about' } },
});

const header = async () => within(await screen.findByRole('banner'));

export const AsVisitor = meta.story({
  name: 'CONST-16 As visitor',
  play: async ({ userEvent }) => {
    const top = await header();
    await expect(top.getByRole('link', { name: 'Template gallery' })).toHaveAttribute('href', '/template');
    await expect(top.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    await expect(top.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/download');
    await expect(top.getByRole('button', { name: 'Help' })).toHaveAttribute('aria-haspopup', 'menu');
    await expect(top.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await expect(top.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(top.queryByRole('link', { name: 'Open console' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('main').getBoundingClientRect().top).toBe(72));
    await inTestOnly(async () => {
      await userEvent.click(top.getByRole('link', { name: 'Pricing' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Plans and pricing' })).toBeVisible();
      await expect(top.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
      await expect(top.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up?returnTo=%2Fpricing');
    });
  },
});

export const SignedIn = meta.story({
  name: 'ROLE-01 Signed in',
  parameters: { gleaner: { persona: 'standard' } },
  play: async ({ userEvent }) => {
    const top = await header();
    await expect(top.queryByRole('link', { name: /^Sign/ })).toBeNull();
    await inTestOnly(async () => {
      await userEvent.click(top.getByRole('link', { name: 'Open console' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
      await expect(currentAddress()).toBe('/console/template');
    });
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'HDR-02 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild' } },
  play: async () => {
    const top = await header();
    await waitFor(() => expect(top.queryByRole('link', { name: 'Pricing' })).toBeNull());
    await expect(top.getByRole('link', { name: 'Template gallery' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'ROLE-01 By keyboard',
  play: async ({ userEvent }) => {
    const top = await header();
    const tabTo = async (element: HTMLElement) => {
      await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await tabTo(screen.getByRole('link', { name: 'Skip to content' }));
    await tabTo(top.getByRole('link', { name: 'Gleaner' }));
    for (const name of ['Template gallery', 'Pricing', 'Download']) await tabTo(top.getByRole('link', { name }));
    await tabTo(top.getByRole('button', { name: 'Help' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Help center' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(top.getByRole('button', { name: 'Help' })).toHaveFocus();
    await tabTo(top.getByRole('button', { name: 'Language: English' }));
    await tabTo(top.getByRole('link', { name: 'Sign in' }));
    await tabTo(top.getByRole('link', { name: 'Sign up' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});
