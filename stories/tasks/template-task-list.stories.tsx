import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { queryClient } from '#src/data/query-client';
import { localStore } from '#src/lib/storage';

const meta = preview.meta({
  title: 'Tasks/Pages/Template task list',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/template-list' } },
});

const bodyRows = async () => {
  const table = await screen.findByRole('table', { name: 'Template tasks' });
  await waitFor(() => expect(within(table).getAllByRole('checkbox').length).toBeGreaterThan(2));
  return { table, rows: within(table).getAllByRole('row').slice(1) };
};

export const Loading = meta.story({
  name: 'TASK-02 Loading',
  parameters: { gleaner: { scenario: 'tasksPending' } },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Template tasks' }, { timeout: 5000 }),
    ).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Template tasks' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText('No template tasks yet')).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'TASK-07 TASK-12 TASK-19 Ready',
  play: async () => {
    const { table, rows } = await bodyRows();
    await expect(rows).toHaveLength(10);
    await expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Templates');
    await expect(screen.getByRole('link', { name: 'New task' })).toHaveAttribute('href', '/console/template');
    for (const heading of ['Task', 'Template', 'Rows', 'Next run', 'Last run', 'Status']) {
      await expect(within(table).getByRole('columnheader', { name: heading })).toBeVisible();
    }
    for (const heading of within(table).getAllByRole('columnheader'))
      await expect(heading.scrollWidth, heading.textContent).toBeLessThanOrEqual(heading.clientWidth);
    await expect(within(rows[0] ?? table).getByText('Template', { exact: true })).toBeVisible();
    await expect(within(table).getAllByRole('img', { name: /^Last (run|\d runs)/ })[0]).toBeVisible();
    await expect(screen.getByText(/1.10 of \d+/)).toBeVisible();
  },
});

export const Columns = meta.story({
  name: 'TASK-13 TASK-14 TASK-18 Every row shows its template, its rows and what can be done',
  play: async () => {
    const { rows } = await bodyRows();
    for (const row of rows) {
      await expect(within(row).getByRole('button', { name: /^(Start|Stop) / })).toBeVisible();
      await expect(within(row).getByRole('button', { name: /^View data for / })).toBeVisible();
      await expect(within(row).getByRole('button', { name: /^More actions for / })).toBeVisible();
      await expect(within(row).getByText(/^[\d,]+$/)).toBeVisible();
    }
  },
});

export const Sorted = meta.story({
  name: 'ENUM-25 Sorted by a column, which the address remembers',
  play: async ({ userEvent }) => {
    const { table } = await bodyRows();
    const last = within(table).getByRole('columnheader', { name: 'Last run' });
    await expect(last).toHaveAttribute('aria-sort', 'descending');
    const rows = within(table).getByRole('columnheader', { name: 'Rows' });
    await userEvent.click(within(rows).getByRole('button'));
    await waitFor(() => expect(rows).toHaveAttribute('aria-sort', 'ascending'));
    await expect(currentAddress()).toContain('sort=rows');
    await userEvent.click(within(rows).getByRole('button'));
    await waitFor(() => expect(rows).toHaveAttribute('aria-sort', 'descending'));
    await expect(currentAddress()).toContain('sort=-rows');
    await waitFor(() => {
      const counts = within(table)
        .getAllByText(/^[\d,]+$/)
        .map((cell) => Number(cell.textContent.replaceAll(',', '')));
      if (counts[0] !== Math.max(...counts) || counts.length < 10) throw new Error(counts.join(' '));
    });
  },
});

export const ColumnsAndDensity = meta.story({
  name: 'ENUM-36 Columns and density are chosen and remembered',
  play: async ({ userEvent }) => {
    const { table } = await bodyRows();
    const tall = within(table).getAllByRole('row')[1]?.clientHeight ?? 0;
    await userEvent.click(screen.getByRole('button', { name: 'Columns and density' }));
    const box = await screen.findByRole('dialog', { name: 'Columns and density' });
    await userEvent.click(within(box).getByRole('radio', { name: 'Compact' }));
    await userEvent.click(within(box).getByRole('checkbox', { name: 'Rows per run' }));
    await userEvent.click(within(box).getByRole('checkbox', { name: 'Priority' }));
    await expect(within(table).queryByRole('columnheader', { name: 'Rows per run' })).toBeNull();
    await expect(within(table).getByRole('columnheader', { name: 'Priority' })).toBeVisible();
    const heights = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.clientHeight);
    await expect(Math.max(...heights)).toBeLessThan(Math.min(tall, 42));
    await expect(JSON.parse(localStore.get('tasks.template') ?? '{}')).toEqual({ hidden: ['trend', 'created'] });
    await expect(localStore.get('density')).toBe('compact');
    await userEvent.click(within(box).getByRole('button', { name: 'Reset' }));
    await expect(within(table).getByRole('columnheader', { name: 'Rows per run' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Columns and density' })).toHaveFocus();
    const saved = () => queryClient().getQueryData(['unsaved', '/v1/userConfig', 'columns', 'tasks.template']);
    await waitFor(() => expect(saved()).toBeNull());
    await expect(localStore.get('density')).toBe('roomy');
    localStore.remove('tasks.template');
  },
});

export const LongNames = meta.story({
  name: 'TASK-12 ENUM-36 A name takes two lines, and a tooltip only if it is cut',
  play: async ({ userEvent }) => {
    const { table, rows } = await bodyRows();
    await expect([...new Set(rows.map((row) => row.offsetHeight))]).toEqual([64]);
    const name = within(table).getByRole('link', { name: /^Image search results · merino/ });
    const lines = () => Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight));
    await expect(lines()).toBe(2);
    await userEvent.hover(name);
    await expect(name).not.toHaveAttribute('title');
    await userEvent.unhover(name);

    await userEvent.click(screen.getByRole('button', { name: 'Columns and density' }));
    const box = await screen.findByRole('dialog', { name: 'Columns and density' });
    await userEvent.click(within(box).getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(lines()).toBe(1));
    await userEvent.hover(name);
    await waitFor(() => expect(name).toHaveAttribute('title', name.textContent));
    await userEvent.click(within(box).getByRole('radio', { name: 'Comfortable' }));
    await waitFor(() => expect(lines()).toBe(2));
    await userEvent.keyboard('{Escape}');
  },
});

export const Refreshes = meta.story({
  name: 'TASK-09 TASK-10 TASK-29 Keyword search and refresh',
  play: async ({ userEvent }) => {
    const { table } = await bodyRows();
    const first = within(table).getAllByRole('link')[0]?.textContent ?? '';
    await userEvent.type(screen.getByRole('textbox', { name: 'Search tasks by name' }), `${first}{Enter}`);
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await expect(await screen.findByText('List refreshed')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'TASK-20 Empty',
  parameters: { gleaner: { scenario: 'tasksEmpty' } },
  play: async () => {
    await expect(await screen.findByText('No template tasks yet')).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse templates' })).toHaveAttribute(
      'href',
      '/console/template',
    );
  },
});

export const NoMatch = meta.story({
  name: 'TASK-09 No match',
  parameters: { gleaner: { path: '/console/task/template-list?keyword=zzzz' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No tasks match these filters')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
      await expect((await bodyRows()).rows.length).toBe(10);
    });
  },
});

export const Failed = meta.story({
  name: 'Error',
  parameters: { gleaner: { scenario: 'tasksFailed' } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load tasks', {}, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByText('Your tasks keep running in the cloud.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'Offline',
  parameters: { gleaner: { scenario: 'tasksOffline' } },
  play: async ({ userEvent }) => {
    const { rows } = await bodyRows();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await expect(await screen.findByText('You’re offline', {}, { timeout: 5000 })).toBeVisible();
    await expect(rows[0]).toBeVisible();
    const start = screen.getAllByRole('button', { name: /^(Start|Stop) / })[0];
    await expect(start).toHaveAttribute('aria-disabled', 'true');
  },
});

export const RowsSelected = meta.story({
  name: 'TASK-21 TASK-35 TASK-36 Rows selected',
  parameters: { gleaner: { persona: 'professional' } },
  play: async ({ userEvent }) => {
    const { table } = await bodyRows();
    await expect(screen.queryByRole('region', { name: 'Selected tasks' })).toBeNull();
    await userEvent.click(within(table).getByRole('checkbox', { name: /all|page/i }));
    const bar = await screen.findByRole('region', { name: 'Selected tasks' });
    await expect(within(bar).getByText('10 tasks selected')).toBeVisible();
    const badge = within(table).getAllByText('Running')[0] as HTMLElement;
    const ground = getComputedStyle(badge.closest('td') ?? badge).backgroundColor;
    await expect(badge).not.toHaveStyle({ backgroundColor: ground });
    await inTestOnly(async () => {
      await userEvent.click(within(bar).getByRole('button', { name: /^Stop selected/ }));
      await userEvent.click(await screen.findByRole('button', { name: /^Stop tasks?$/ }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected tasks' })).toBeNull());
      await expect(within(table).queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    });
  },
});

export const SelectionPerPage = meta.story({
  name: 'TASK-11 TASK-34 The selection belongs to the page it was made on',
  play: async ({ userEvent }) => {
    const { table, rows } = await bodyRows();
    await userEvent.click(within(rows[0] ?? table).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(within(table).queryAllByRole('checkbox', { checked: true })).toHaveLength(0));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(within(table).getAllByRole('checkbox', { checked: true })).toHaveLength(1));
  },
});

export const OnAPhone = meta.story({
  name: 'TASK-12 TASK-17 On a phone, each task is a card',
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const { table, rows } = await bodyRows();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [first] = rows;
    if (!first) throw new Error('The list is empty.');
    await expect(first.offsetHeight).toBeGreaterThan(120);
    await expect(within(first).getAllByRole('cell').length).toBeGreaterThan(6);
    for (const name of [/^(Start|Stop) /, /^View data for /, /^More actions for /])
      await expect(within(first).getByRole('button', { name })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(within(table).getByRole('button', { name: 'Rows' }));
      await waitFor(() =>
        expect(within(table).getByRole('columnheader', { name: 'Rows' })).toHaveAttribute('aria-sort', 'ascending'),
      );
    });
  },
});
