import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Popovers/Language menu',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/overview' } },
});

export const Open = meta.story({
  name: 'HDR-08 I18N-01 Open',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Language: English' }));
    const names = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
    await expect(names).toEqual(['English', 'Español', '日本語', 'Deutsch', 'Français', 'Italiano', '한국어']);
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
      await waitFor(() => expect(document.documentElement.lang).toBe('de-DE'));
      await userEvent.click(screen.getByRole('button', { name: 'Sprache: Deutsch' }));
      await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
      await expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
    });
  },
});
