import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Banners/Offline',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/export-record' } },
});

function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  globalThis.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

export const Offline = meta.story({
  name: 'Offline',
  beforeEach: () => () => {
    setOnline(true);
    Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Export records' })).toBeVisible();
    setOnline(false);
    await expect(await screen.findByText(/You’re offline\. You can keep viewing this page/)).toBeVisible();
    await inTestOnly(async () => {
      setOnline(true);
      await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull());
      setOnline(false);
      await screen.findByText(/You’re offline/);
    });
  },
});
