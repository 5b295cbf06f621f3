import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';
import { OfflinePage } from '#src/app/errors/failure-pages';

const retry = fn();
const meta = preview.meta({ title: 'Shell/Pages/Offline' });

export const Ready = meta.story({
  name: 'Ready',
  render: () => <OfflinePage onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(canvas.getByText(/Your cloud tasks keep running/)).toBeVisible();
    retry.mockClear();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(retry).toHaveBeenCalledOnce();
    });
  },
});
