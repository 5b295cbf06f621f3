import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const at = (taskId: string, more = '') => `/console/task/all-data?taskId=${taskId}&from=task-list&parentNav=1${more}`;

const meta = preview.meta({
  title: 'Exports/Dialogs/Export',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: at('task-10002-5') } },
});

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }, { timeout: 8_000 }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Everything = meta.story({
  name: 'Everything',
  parameters: { gleaner: { persona: 'professional', path: at('task-10003-10') } },
  play: async () => {
    const dialog = await openDialog();
    const everything = await dialog.findByRole('radio', { name: /All rows/ });
    await expect(everything).toBeChecked();
    await expect(dialog.getAllByText(/1,240,000 rows/)[0]).toBeVisible();
    for (const format of ['CSV', 'XLSX', 'JSON'])
      await expect(dialog.getByRole('radio', { name: format })).toBeInTheDocument();
    await expect(dialog.getByRole('radio', { name: /^As shown on the page/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Export to a file' })).not.toHaveAttribute('aria-disabled');
  },
});

export const NoColumn = meta.story({
  name: 'No column chosen',
  play: async () => {
    const dialog = await openDialog();
    const all = await dialog.findByRole('checkbox', { name: 'Select all' });
    await userEvent.click(all);
    await expect(dialog.getAllByText('Choose at least one column.')[0]).toBeVisible();
    const submit = () => dialog.getByRole('button', { name: 'Export to a file' });
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getAllByRole('checkbox')[1] ?? all);
    await expect(submit()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(dialog.getAllByRole('checkbox')[1] ?? all);
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  },
});

export const TooMany = meta.story({
  name: 'Too many for a sheet',
  parameters: { gleaner: { persona: 'professional', path: at('task-10003-10') } },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: 'JSON' }));
    const submit = () => dialog.getByRole('button', { name: 'Export to a file' });
    await expect(submit()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(dialog.getByRole('radio', { name: 'XLSX' }));
    await expect(dialog.getAllByText(/An XLSX file can have up to 200,000 rows/)[0]).toBeVisible();
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  },
});

export const QuotaReached = meta.story({
  name: 'Quota reached',
  parameters: { gleaner: { scenario: 'exportQuotaReached', persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByText('This export exceeds your plan’s limit');
    await expect(dialog.getByText('You can still export 40 rows in this period.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Buy a one-time export' })).toHaveAttribute(
      'href',
      '/console/payment-plan/plan-subscription',
    );
    await expect(dialog.getByRole('button', { name: 'Export to a file' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NothingLeft = meta.story({
  name: 'Nothing left',
  parameters: {
    gleaner: { scenario: 'exportNothingLeft', persona: 'standard', path: at('task-10002-5', '&view=notExported') },
  },
  play: async () => {
    await screen.findByText('All rows have been exported', {}, { timeout: 8_000 });
    const dialog = await openDialog();
    await expect(await dialog.findByRole('radio', { name: /Not exported yet/ })).toBeChecked();
    await expect(dialog.getAllByText(/There are no rows left to export here/)[0]).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Export to a file' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Working = meta.story({
  name: 'Working',
  parameters: { gleaner: { scenario: 'exportWorking', persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    const dialog = await openDialog();
    const bar = await dialog.findByRole('progressbar', {}, { timeout: 8_000 });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(dialog.getByText(/\(50\s?%\)$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel export' })).toBeEnabled();
  },
});

export const InTheBackground = meta.story({
  name: 'API-105 In the background',
  tags: ['rests-on-page'],
  parameters: { gleaner: { scenario: 'exportWorking', persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByText(/You can close this, and the export keeps running/, {}, { timeout: 8_000 });
    await userEvent.click(dialog.getByRole('button', { name: 'Continue in the background' }));
    const going = await screen.findByRole('button', { name: 'Export 50%' });
    await inTestOnly(async () => {
      await userEvent.click(going);
      await screen.findByRole('progressbar');
    });
  },
});

export const Done = meta.story({
  name: 'EXP-01 API-103 API-105 Done',
  parameters: { gleaner: { scenario: 'exportQuick', persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Export to a file' }));
    const done = within(await screen.findByRole('dialog', { name: 'Your export is ready' }, { timeout: 15_000 }));
    await expect(done.getByText(/\.csv$/)).toBeVisible();
    await expect(done.getByText(/added an apostrophe/)).toBeVisible();
    await expect(await done.findByRole('button', { name: 'Download again' })).toBeVisible();
    await expect(done.getByRole('link', { name: 'All exports' })).toHaveAttribute(
      'href',
      '/console/task/export-record',
    );
  },
});

export const Failed = meta.story({
  name: 'Failed',
  parameters: { gleaner: { scenario: 'exportFailed', persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    await openDialog();
    const failed = within(await screen.findByRole('dialog', { name: 'Export failed' }, { timeout: 15_000 }));
    await expect(failed.getByText('We ran out of storage for this file. Try again later.')).toBeVisible();
    await expect(failed.getByRole('button', { name: 'Export again' })).toBeEnabled();
  },
});
