import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import { setGuideDismissed } from '#src/state/guide';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('HDR-06 SHR-04 the guide bubble waits until the activity pop-up is closed', async () => {
  setGuideDismissed([]);
  await openApp({ path: '/console/template', scenario: 'activityFirst' });
  const bubble = () => screen.queryByText(/Windows and macOS/);
  const notNow = await screen.findByRole('button', { name: 'Not now' }, { timeout: 20_000 });
  expect(bubble()).toBeNull();
  await userEvent.click(notNow);
  await waitFor(() => {
    expect(bubble()).not.toBeNull();
  });
});
