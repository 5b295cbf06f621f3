import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadDemoTexts } from '#src/devtools/demo-texts';
import { startLanguages } from '#src/i18n/init';
import type { StorageNotice } from '#src/lib/emulator-handle';
import { StorageNotices } from './storage-notices';

beforeAll(async () => {
  await startLanguages('en-US');
});

test('a notice about the stored state is shown until it is closed', async () => {
  let notify: ((notice: StorageNotice) => void) | undefined;
  const handle = Promise.resolve({
    send: () => Promise.resolve(Response.error()),
    now: () => 0,
    session: undefined,
    onTransportMode: () => undefined,
    onNotice: (listener: (notice: StorageNotice) => void) => {
      notify = listener;
    },
    onOtherTabChange: () => undefined,
    reset: () => Promise.resolve(),
  });
  render(<StorageNotices handle={handle} loadTexts={loadDemoTexts} />);
  await expect.poll(() => notify).toBeDefined();
  notify?.('set-aside');
  expect(await screen.findByText(/saved demo came from another version/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/came from another version/)).toBeNull();
});
