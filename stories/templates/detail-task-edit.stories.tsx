import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { emulatorOf } from '#.storybook/emulator';

const edit = (slug: string, taskId: string) => `/console/template/${slug}?taskId=${taskId}&parentNav=1&from=task-list`;
const path = edit('ev-charging-stations', 'task-10002-6');

const meta = preview.meta({
  title: 'Templates/Pages/Task edit',
  parameters: { gleaner: { persona: 'standard', path } },
});

const form = () => screen.findByRole('form', { name: 'Task parameters' });
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

export const Loading = meta.story({
  name: 'TPL-30 TPL-36 Loading',
  parameters: { gleaner: { scenario: 'taskReadPending' } },
  render: renderAt,
  play: async () => {
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
    await expect(screen.queryByRole('form', { name: 'Task parameters' })).toBeNull();
  },
});

export const AsStandard = meta.story({
  name: 'TPL-33 TPL-34 TPL-35 As standard',
  render: renderAt,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /Seattle$/ })).toBeVisible();
    await waitFor(() => expect(fact('Start time')).toHaveTextContent(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
    await expect(fact('CAPTCHAs')).toHaveTextContent(/^\d+$/);
    await expect(screen.queryByText('Created by')).toBeNull();
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'Task list' })).toHaveAttribute(
      'href',
      '/console/task/template-list',
    );
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Parameters', 'Template details']);
    await inTestOnly(async () => {
      await userEvent.click(within(fact('Source template') as HTMLElement).getByRole('link'));
      await waitFor(() => expect(currentAddress()).toBe('/console/template/ev-charging-stations'));
    });
  },
});

export const StartAndSave = meta.story({
  name: 'TPL-30 TPL-31 TPL-36 Saved and renamed',
  render: renderAt,
  play: async () => {
    const fields = within(await form());
    await expect(fields.getByRole('textbox', { name: /Radius/ })).toHaveValue('0.5');
    await expect(fields.getByRole('button', { name: 'Save and start' })).toBeEnabled();
    await userEvent.click(fields.getByRole('button', { name: 'Save task' }));
    await expect(await screen.findByText('Task saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rename task' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename task' })).toBeVisible());
    await userEvent.keyboard('Chargers near Munich{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Chargers near Munich' })).toBeVisible();
    await waitFor(() => expect(fields.getByRole('textbox', { name: /Task name/ })).toHaveValue('Chargers near Munich'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const OpenTime = meta.story({
  name: 'I18N-06 TPL-33 The open time is written the same in every language',
  parameters: { gleaner: { language: 'ja-JP' } },
  render: renderAt,
  play: async () => {
    await waitFor(() => expect(fact('開始日時')).toHaveTextContent(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
  },
});

export const AsEnterprise = meta.story({
  name: 'TPL-32 ROLE-10 As enterprise',
  parameters: { gleaner: { persona: 'enterprise', path: edit('company-directory', 'task-10031-6') } },
  render: renderAt,
  play: async () => {
    await waitFor(() => expect(fact('Created by')).toHaveTextContent(/\w/));
    await waitFor(() => expect(fact('Start time')).toBeVisible());
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'TPL-32 ROLE-10 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path: edit('posts-by-hashtag', 'task-10140-6') } },
  render: renderAt,
  play: async () => {
    await waitFor(() => expect(fact('Created by')).toHaveTextContent(/\w/));
    await waitFor(() => expect(fact('Start time')).toBeVisible());
  },
});

export const NeverRun = meta.story({
  name: 'TPL-33 TPL-34 Never run',
  parameters: { gleaner: { path: edit('estate-agents', 'task-10002-9') } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Never run')).toBeVisible();
    await expect(fact('Start time')).toHaveTextContent('None');
    await expect(fact('CAPTCHAs')).toHaveTextContent('0');
  },
});

export const OwnTemplate = meta.story({
  name: 'TPL-30 An address with another template leads to the task’s own',
  parameters: { gleaner: { path: edit('map-places-by-keyword', 'task-10002-6') } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /Seattle$/ })).toBeVisible();
    await expect(currentAddress()).toBe(path);
  },
});

export const NotTheOwner = meta.story({
  name: 'ROLE-09 Not the owner',
  parameters: { gleaner: { path: edit('map-reviews-by-place', 'task-10003-6') } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('This task belongs to someone else')).toBeVisible();
    await expect(screen.queryByRole('form', { name: 'Task parameters' })).toBeNull();
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'View task list' })).toHaveAttribute(
      'href',
      '/console/task/template-list',
    );
  },
});

export const Failed = meta.story({
  name: 'TPL-30 TPL-36 Error',
  parameters: { gleaner: { scenario: 'taskReadFailed' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the task')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(await form()).toBeVisible();
    });
  },
});

export const EditedElsewhere = meta.story({
  name: 'API-079 Edited elsewhere',
  render: renderAt,
  play: async ({ loaded }) => {
    const { tasks } = emulatorOf(loaded).db;
    const fields = within(await form());
    const radius = () => screen.getByRole('textbox', { name: /Radius/ });
    await userEvent.clear(radius());
    await userEvent.type(radius(), '2');
    await tasks.update('task-10002-6', (draft) => {
      draft.revision += 1;
      draft.userInputParameters = draft.userInputParameters?.replaceAll('"0.5"', '"7.5"');
    });
    await userEvent.click(fields.getByRole('button', { name: 'Save task' }));
    const notice = (await screen.findByText('This task was changed somewhere else')).closest<HTMLElement>(
      '[role="alert"]',
    );
    if (notice === null) throw new Error('not announced');
    await expect(notice.parentElement).toHaveFocus();
    await expect(radius()).toHaveValue('2');
    await inTestOnly(async () => {
      await userEvent.click(within(notice).getByRole('button', { name: 'Load newer version' }));
      await waitFor(() => expect(radius()).toHaveValue('7.5'));
      await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
      await waitFor(() => expect(radius()).toHaveValue('2'));
      await userEvent.click(screen.getByRole('button', { name: 'Save task' }));
      await expect(await screen.findByText('Task saved')).toBeVisible();
      await expect(tasks.get('task-10002-6')?.userInputParameters).toContain('"2"');
    });
  },
});

export const SavedOver = meta.story({
  name: 'API-079 Edited elsewhere, saved over',
  render: renderAt,
  play: async ({ loaded }) => {
    const { tasks } = emulatorOf(loaded).db;
    const fields = within(await form());
    const radius = fields.getByRole('textbox', { name: /Radius/ });
    await userEvent.clear(radius);
    await userEvent.type(radius, '2');
    await tasks.update('task-10002-6', (draft) => void (draft.revision += 1));
    await userEvent.click(fields.getByRole('button', { name: 'Save task' }));
    await userEvent.click(await fields.findByRole('button', { name: 'Overwrite with my version' }));
    await expect(await screen.findByText('Task saved')).toBeVisible();
    await waitFor(() => expect(fields.queryByText('This task was changed somewhere else')).toBeNull());
    await expect(tasks.get('task-10002-6')).toMatchObject({ revision: 3 });
    await expect(tasks.get('task-10002-6')?.userInputParameters).toContain('"2"');
  },
});
