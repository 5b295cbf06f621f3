import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { StorageNotices } from '#src/app/storage-notices';
import { loadDemoTexts } from '#src/devtools/demo-texts';
import type { EmulatorHandle, StorageNotice } from '#src/lib/emulator-handle';

const handleWithNotice = (notice: StorageNotice): Promise<EmulatorHandle> =>
  Promise.resolve({
    send: () => Promise.resolve(Response.error()),
    now: () => 0,
    session: undefined,
    onTransportMode: () => undefined,
    onNotice: (listener) => listener(notice),
    onOtherTabChange: () => undefined,
    reset: () => Promise.resolve(),
  });

const meta = preview.meta({ title: 'Shell/Banners/Demo notice' });

export const StateSetAside = meta.story({
  name: 'State set aside',
  render: () => <StorageNotices handle={handleWithNotice('set-aside')} loadTexts={loadDemoTexts} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The saved demo came from another version/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});
