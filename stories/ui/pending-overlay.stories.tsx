import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { PendingOverlay } from '#src/ui/pending-overlay';

const meta = preview.meta({ title: 'UI/Dialogs/Dialog on its way' });
const close = fn();
const retry = fn();

export const OnItsWay = meta.story({
  name: 'On its way',
  render: () => <PendingOverlay onClose={close} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Loading', busy: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(within(dialog).getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const NotFetched = meta.story({
  name: 'Not fetched',
  render: () => <PendingOverlay failed onRetry={retry} onClose={close} />,
  play: async () => {
    retry.mockClear();
    close.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Couldn’t open this' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await inTestOnly(async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
      await expect(retry).toHaveBeenCalledOnce();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await expect(close).toHaveBeenCalledOnce();
    });
  },
});
