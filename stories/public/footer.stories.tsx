import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Panels/Footer',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/about' } },
});

const footer = async () => within(await screen.findByRole('contentinfo'));
const addresses = () =>
  within(within(screen.getByRole('contentinfo')).getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const everyLink = {
  product: ['/template', '/pricing', '/download', '/alternatives'],
  help: ['/help', '/help/faq', '/guide', '/api-docs', '/white-paper'],
  company: ['/about', '/customer-stories', '/blog', '/affiliates', '/referral'],
  legal: ['/terms-and-conditions', '/privacy-policy', '/data-processing-agreement'],
};

export const InEnglish = meta.story({
  name: 'PUB-03 PUB-16 PUB-18 In English',
  play: async ({ userEvent }) => {
    const box = await footer();
    await expect(addresses()).toEqual([
      ...everyLink.product,
      ...everyLink.help,
      '/handbook',
      ...everyLink.company,
      ...everyLink.legal,
    ]);
    await expect(box.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(box.getByRole('button', { name: 'Language: English' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
      await expect(await box.findByRole('link', { name: 'Manuel' })).toHaveAttribute('href', '/handbook');
      await waitFor(() => expect(document.documentElement.lang).toBe('fr-FR'));
      await userEvent.click(box.getByRole('link', { name: 'Politique de confidentialité' }));
      await waitFor(() => expect(currentAddress()).toBe('/privacy-policy'));
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Politique de confidentialité' }),
      ).toBeInTheDocument();
    });
  },
});

export const InJapanese = meta.story({
  name: 'PUB-17 In Japanese',
  parameters: { gleaner: { language: 'ja-JP' } },
  play: async ({ userEvent }) => {
    const box = await footer();
    const handbook = box.getByRole('link', { name: 'ハンドブック' });
    await expect(handbook).toHaveAttribute('href', '/login?returnTo=%2Fhandbook');
    await inTestOnly(async () => {
      await userEvent.click(handbook);
      await expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeInTheDocument();
    });
  },
});

export const InSpanish = meta.story({
  name: 'PUB-05 PUB-07 PUB-15 In Spanish',
  parameters: { gleaner: { language: 'es-ES' } },
  play: async () => {
    const box = await footer();
    await expect(box.queryByRole('link', { name: 'Manual' })).toBeNull();
    await expect(addresses()).toEqual([
      ...everyLink.product,
      ...everyLink.help,
      ...everyLink.company,
      ...everyLink.legal,
    ]);
  },
});
