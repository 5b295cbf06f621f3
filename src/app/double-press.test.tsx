import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#src/domain/paths';
import { openApp } from '#tests/fixtures/open-app';

test('BILL-07 a double press starts one trial and shows no error', async () => {
  const { emulator } = await openApp({ path: paths.trial, persona: 'free' });
  const start = await screen.findByRole('button', { name: 'Start free trial' }, { timeout: 15_000 });
  fireEvent.click(start);
  fireEvent.click(start);
  expect(await screen.findByText('Your trial has started')).toBeDefined();
  expect(emulator.sent('startTrial')).toHaveLength(1);
  expect(screen.queryByText('Couldn’t start your trial')).toBeNull();
});
