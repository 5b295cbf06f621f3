import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const at = (taskId: string, more = '') => `/console/task/all-data?taskId=${taskId}&from=task-list&parentNav=1${more}`;

const meta = preview.meta({
  title: 'Runs/Pages/All data',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: at('task-10002-5') } },
});

const grid = () => screen.findByRole('grid', { name: 'Data' }, { timeout: 8_000 });

export const Loading = meta.story({
  name: 'TASK-24 Loading',
  parameters: { gleaner: { scenario: 'dataPending', persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    await screen.findByText('Loading rows', {}, { timeout: 8_000 });
    await expect(screen.queryByRole('grid')).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'TASK-24 CONST-05 Ready',
  play: async ({ userEvent }) => {
    const table = await grid();
    await expect(screen.getByText(/^[\d,]+ rows$/)).toBeVisible();
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5));
    await expect(screen.getByRole('button', { name: /^Columns \(\d+ of \d+\)$/ })).toBeVisible();
    await inTestOnly(async () => {
      const all = screen.getByText(/^[\d,]+ rows$/).textContent;
      await userEvent.click(screen.getByRole('radio', { name: 'Not exported yet' }));
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Not exported yet' })).toBeChecked());
      await waitFor(() => expect(screen.getByText(/^[\d,]+ rows$/)).not.toHaveTextContent(all));
      await grid();
    });
  },
});

export const AMillion = meta.story({
  name: 'TASK-24 More than a million rows',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-10') } },
  play: async ({ userEvent }) => {
    const table = await grid();
    await expect(screen.getByText('1,240,000 rows')).toBeVisible();
    await inTestOnly(async () => {
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Go to row' });
      await userEvent.type(box, '1240000');
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
      await userEvent.clear(box);
      table.focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      const last = await waitFor(
        () => {
          const row = table.querySelector<HTMLElement>('[aria-rowindex="1240001"]');
          if (!row || row.getAttribute('aria-busy')) throw new Error('the last row is not here yet');
          return row;
        },
        { timeout: 8_000 },
      );
      await expect(within(last).getByText('1240000')).toBeVisible();
      await userEvent.type(box, '620001{Enter}');
      await waitFor(() => expect(table.querySelector('[aria-rowindex="620002"]:not([aria-busy])')).not.toBeNull(), {
        timeout: 8_000,
      });
      await expect(table).toHaveFocus();
    });
  },
});

export const Empty = meta.story({
  name: 'TASK-24 Empty',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-7') } },
  play: async () => {
    await screen.findByText('This task has no rows', {}, { timeout: 8_000 });
    await expect(screen.getByRole('link', { name: 'View run' })).toBeVisible();
    await expect(screen.queryByRole('grid')).toBeNull();
  },
});

export const ErrorState = meta.story({
  name: 'TASK-24 Error',
  parameters: { gleaner: { scenario: 'dataFailedOnce', persona: 'standard', path: at('task-10002-5') } },
  play: async ({ userEvent }) => {
    await screen.findByText('Couldn’t load rows', {}, { timeout: 8_000 });
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await grid();
    });
  },
});

export const NotExported = meta.story({
  name: 'API-060 Not exported',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-1', '&view=notExported') } },
  play: async ({ userEvent }) => {
    const table = await grid();
    await expect(screen.getByRole('radio', { name: 'Not exported yet' })).toBeChecked();
    const notExportedCount = Number(screen.getByText(/^[\d,]+ rows$/).textContent.replaceAll(/\D/g, ''));
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5));
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'All' }));
      await waitFor(() =>
        expect(Number(screen.getByText(/^[\d,]+ rows$/).textContent.replaceAll(/\D/g, ''))).toBeGreaterThan(
          notExportedCount,
        ),
      );
    });
  },
});

/** `row` is 1-based and not loaded yet. */
const jumpTo = async (user: { type: (element: Element, text: string) => Promise<void> }, row: number) => {
  await user.type(screen.getByRole('textbox', { name: 'Go to row' }), `${String(row)}{Enter}`);
};

export const PartFailed = meta.story({
  name: 'TASK-24 Part failed',
  parameters: { gleaner: { scenario: 'dataPartFailed', persona: 'standard', path: at('task-10002-10') } },
  play: async ({ userEvent }) => {
    const table = await grid();
    await waitFor(() => expect(table.querySelector('[aria-rowindex="2"]:not([aria-busy])')).not.toBeNull());
    await jumpTo(userEvent, 620_050);
    await screen.findByText('Couldn’t load rows 620,001 to 620,100');
    await expect(within(table).getAllByText('Not loaded')[0]).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(/Couldn’t load/)).toBeNull());
      await waitFor(() => expect(table.querySelector('[aria-rowindex="620051"]:not([aria-busy])')).not.toBeNull());
      await waitFor(() => expect(within(table).queryByText('Not loaded')).toBeNull());
    });
  },
});

export const Offline = meta.story({
  name: 'TASK-24 Offline',
  parameters: { gleaner: { scenario: 'dataOffline', persona: 'standard', path: at('task-10002-10') } },
  play: async ({ userEvent }) => {
    const table = await grid();
    await waitFor(() => expect(table.querySelector('[aria-rowindex="2"]:not([aria-busy])')).not.toBeNull());
    await jumpTo(userEvent, 620_050);
    await screen.findByText('Couldn’t load rows 620,001 to 620,100');
    await expect(screen.getByText(/You’re offline\. Try again/)).toBeVisible();
    await inTestOnly(async () => {
      table.focus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(table.querySelector('[aria-rowindex="2"]:not([aria-busy])')).not.toBeNull());
      await waitFor(() => expect(within(table).queryByText('Not loaded')).toBeNull());
      await expect(screen.getByText('1,240,000 rows')).toBeVisible();
    });
  },
});

export const CopyingARow = meta.story({
  name: 'TASK-24 Copying a cell and a row',
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const table = await grid();
    const first = await waitFor(() => {
      const row = table.querySelector<HTMLElement>('[aria-rowindex="2"]:not([aria-busy])');
      if (!row) throw new Error('the first row is not here yet');
      return row;
    });
    table.focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    await screen.findByText('Row copied');
    await userEvent.keyboard('{ArrowRight}{Control>}c{/Control}');
    await screen.findByText('Cell copied');
    const [copiedRow, cell] = write.mock.calls.map(([text]) => text);
    await expect(copiedRow?.split('\t')[0]).toBe(cell);
    await userEvent.click(within(first).getByRole('button', { name: 'Open row 1' }));
    const detail = within(await screen.findByRole('dialog'));
    await userEvent.click(detail.getByRole('button', { name: 'Copy row' }));
    await detail.findByRole('button', { name: 'Copied' });
  },
});
