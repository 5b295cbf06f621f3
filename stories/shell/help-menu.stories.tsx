import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Popovers/Help menu',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/overview' } },
});

export const Open = meta.story({
  name: 'HDR-07 Open',
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Help' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Help center',
      'Beginner guide',
      'Contact support',
      'Chat with support',
      'Keyboard shortcuts',
    ]);
    await inTestOnly(async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(await screen.findByRole('heading', { level: 1, name: 'Contact support' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Help' }));
      await expect(await screen.findByRole('menuitem', { name: 'Help center' })).toBeVisible();
    });
  },
});
