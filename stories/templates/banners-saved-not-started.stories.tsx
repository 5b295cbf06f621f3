import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillPricedForm, closeWith, pricedPath, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Banners/Saved not started', render: renderAt });

export const Shown = meta.story({
  name: 'START-04 Shown',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'standard', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    await closeWith(await findDialog('Your balance is low'), 'Cancel');
    await expectNotStarted(form, /^1,000 rows cost/);
    await expect(form.getByText(/^Saved as “Product listings by search URL”/)).toBeVisible();
    await expect(form.getByRole('link', { name: 'View task list' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save task' }));
      await waitFor(() => expect(screen.queryByText('Task saved, but not started')).toBeNull());
      await expect(await form.findByText(/^Saved as/)).toBeVisible();
    });
  },
});

export const RefusedByServer = meta.story({
  name: 'ERR-10 START-04 Refused by the server',
  parameters: { gleaner: { scenario: 'dailyLimitReached', persona: 'professional', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    await expectNotStarted(form, 'This template has reached its daily row limit. Try again tomorrow.');
  },
});

export const CheckFailed = meta.story({
  name: 'START-04 The checks are not answered',
  parameters: { gleaner: { scenario: 'balanceCheckFailed', persona: 'standard', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    await expectNotStarted(form, 'Couldn’t check the template. Try again.');
  },
});
