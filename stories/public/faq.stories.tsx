import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/FAQ',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/help/faq#kept' } },
  beforeEach: forgetPromotions,
});

export const Ready = meta.story({
  name: 'PUB-16 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'FAQ' }, { timeout: 8_000 });
    const question = screen.getByRole('heading', { name: 'How long is my data kept?' });
    await waitFor(() => expect(question.closest('summary')).toHaveFocus());
    await expect(screen.getByText(/^For 365 days after the run ends/)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'Runs and schedules' })).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
    const answer = screen.getByText(/^No. Choose a template/);
    await expect(answer).not.toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByText('Do I need to write code?'));
      await waitFor(() => expect(answer).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
      await waitFor(() => expect(screen.getByText(/^Only the payment provider/)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
      await waitFor(() => expect(answer).not.toBeVisible());
      await userEvent.click(screen.getByText('How long is my data kept?'));
    });
    const main = within(screen.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'how to export your data' })).toHaveAttribute(
      'href',
      '/help/export',
    );
  },
});
