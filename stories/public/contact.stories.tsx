import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Contact support',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/help/contact' } },
  beforeEach: forgetPromotions,
});

const forgetDraft = () => sessionStorage.clear();

export const Ready = meta.story({
  name: 'HDR-07 PUB-16 Ready',
  parameters: { gleaner: { persona: 'standard' } },
  beforeEach: () => forgetDraft,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Contact support' }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    const email = await main.findByRole('textbox', { name: 'Your email address' });
    await expect(email).toHaveValue('standard@gleaner.example');
    await expect(main.getByText(/prepares an email to support@gleaner.example/)).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(main.getByRole('button', { name: 'Open in email app' }));
      await expect(await main.findByText('Enter a subject.')).toBeVisible();
      await expect(main.getByText('Enter a message.')).toBeVisible();
      await userEvent.type(main.getByRole('textbox', { name: 'Subject' }), 'A run');
      await userEvent.type(main.getByRole('textbox', { name: 'Message' }), 'It found nothing.');
      await userEvent.click(main.getByRole('link', { name: 'help center' }));
      await screen.findByRole('heading', { level: 1, name: 'Help center' });
      await userEvent.click(main.getByRole('link', { name: 'Contact support' }));
      await waitFor(() => expect(currentAddress()).toBe('/help/contact'));
      await expect(await main.findByRole('textbox', { name: 'Message' })).toHaveValue('It found nothing.');
      await userEvent.click(main.getByRole('button', { name: 'Clear form' }));
      await waitFor(() => expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
      await expect(main.getByRole('textbox', { name: 'Your email address' })).toHaveValue('standard@gleaner.example');
    });
  },
});
