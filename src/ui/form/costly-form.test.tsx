import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startLanguages } from '#src/i18n/init';
import { FormDialog } from '../dialog';
import { submitOnCtrlEnter } from './costly-form';

beforeAll(() => startLanguages('en-US'));

test('a costly dialog is sent by its button or Ctrl+Enter, any other dialog by Enter too', async () => {
  stubBrowser();
  const user = userEvent.setup();
  const [costly, plain, around] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <form onKeyDown={submitOnCtrlEnter} onSubmit={around}>
      <FormDialog open costly title="New member" submitLabel="Create" onSubmit={costly} onClose={() => undefined}>
        <input aria-label="Account" />
      </FormDialog>
      <FormDialog open title="Rename the group" submitLabel="Rename" onSubmit={plain} onClose={() => undefined}>
        <input aria-label="Group" />
      </FormDialog>
      <button type="submit">Save</button>
    </form>,
  );
  await user.type(screen.getByLabelText('Account'), 'mia{Enter}');
  expect(costly).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => {
    expect(costly).toHaveBeenCalledTimes(1);
  });
  await user.type(screen.getByLabelText('Group'), 'Rivals{Enter}');
  expect(plain).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect([around.mock.calls, costly.mock.calls.length]).toEqual([[], 1]);
});
