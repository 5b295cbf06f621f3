import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { StorageNotices } from '#src/app/storage-notices';
import { loadDemoTexts } from '#src/devtools/demo-texts';
import type { EmulatorDoor, StorageNotice } from '#src/lib/emulator-door';

const doorSaying = (notice: StorageNotice): Promise<EmulatorDoor> =>
  Promise.resolve({
    answer: () => Promise.resolve(undefined),
    isHeavy: () => false,
    now: () => 0,
    session: undefined,
    onSeat: () => undefined,
    onNotice: (listener) => listener(notice),
    onForeignChange: () => undefined,
    reset: () => Promise.resolve(),
  });

const meta = preview.meta({ title: 'Shell/Banners/Demo notice' });

export const StateSetAside = meta.story({
  name: 'State set aside',
  render: () => <StorageNotices door={doorSaying('set-aside')} loadTexts={loadDemoTexts} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/came from another version of the demo/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});
