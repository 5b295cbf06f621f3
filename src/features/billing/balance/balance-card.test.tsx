import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

test('NAV-09 no link to the balance shows before it is known who may pay', async () => {
  const { emulator, router } = await openApp({ path: '/login' });
  const answer = emulator.delay('getAccount');
  await router.navigate('/console/overview');
  await screen.findByRole('heading', { name: 'Your balance' });
  expect(screen.queryByRole('link', { name: 'Top up balance' })).toBeNull();
  answer();
  await screen.findByRole('link', { name: 'Top up balance' });
});
