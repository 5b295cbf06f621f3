import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/template/map-places-by-keyword';

const meta = preview.meta({
  title: 'Templates/Pages/Console detail',
  parameters: { gleaner: { persona: 'standard', path } },
});

export const Loading = meta.story({
  name: 'TPL-15 Loading',
  parameters: { gleaner: { scenario: 'templatePending', persona: 'standard', path } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Template Details', {}, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
    await expect(screen.queryByRole('form', { name: 'Parameters of the task' })).toBeNull();
  },
});

export const Parameters = meta.story({
  name: 'TPL-22 FORM-15 FORM-16 Parameters',
  render: renderAt,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Map places by keyword' })).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Parameter input' })).toHaveAttribute('aria-selected', 'true');
    const form = within(await screen.findByRole('form', { name: 'Parameters of the task' }));
    await expect(form.getByRole('textbox', { name: /Task name/ })).toHaveValue('Map places by keyword');
    await expect(await form.findByText('My tasks')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'New task group' }));
    const dialog = await screen.findByRole('dialog', { name: /group/i });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SaveFromTheForm = meta.story({
  name: 'FORM-01 FORM-28 Saved and edited',
  parameters: { gleaner: { persona: 'standard', path: '/console/template/ev-charging-stations' } },
  render: renderAt,
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Parameters of the task' }));
    await form.findByText('My tasks');
    await userEvent.type(form.getByRole('textbox', { name: /Centre of the map/ }), '{Enter}');
    await userEvent.type(form.getByRole('textbox', { name: /Radius/ }), '{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    await expect(await form.findByText(/^Saved as/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save task' }));
    await expect(await screen.findByText('Task saved')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'New task from this form' }));
    await expect(form.getByRole('button', { name: 'Create task' })).toBeVisible();
  },
});

export const ReadWhileFillingIn = meta.story({
  name: 'TPL-23 What was typed stays while the details are read',
  render: renderAt,
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Coffee in Leeds');
    await userEvent.click(screen.getByRole('tab', { name: 'Template details' }));
    await expect(await screen.findByRole('region', { name: 'Fields of the rows' })).toBeVisible();
    await expect(name).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Parameter input' }));
    await expect(await screen.findByRole('textbox', { name: /Task name/ })).toHaveValue('Coffee in Leeds');
  },
});

export const NotFound = meta.story({
  name: 'TPL-15 No such template',
  parameters: { gleaner: { persona: 'standard', path: '/console/template/nothing-here' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('There is no template at this address')).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'All templates' })).toHaveAttribute(
      'href',
      '/console/template',
    );
  },
});

export const Failed = meta.story({
  name: 'TPL-15 Failed and retried',
  parameters: { gleaner: { scenario: 'templateFailed', persona: 'standard', path } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('The template could not be loaded', {}, { timeout: 10_000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
});

export const TaskEdit = meta.story({
  name: 'TPL-30 TPL-31 FORM-28 Task edited and renamed',
  parameters: {
    gleaner: {
      persona: 'standard',
      path: '/console/template/ev-charging-stations?taskId=task-10002-6&parentNav=1&from=task-list',
    },
  },
  render: renderAt,
  play: async () => {
    const name = /ceramic lamp Leeds$/;
    await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Task List' })).toHaveAttribute(
      'href',
      '/console/task/template-list',
    );
    await expect(screen.getByRole('link', { name: /^Source template/ })).toHaveAttribute(
      'href',
      '/console/template/ev-charging-stations',
    );
    const form = within(await screen.findByRole('form', { name: 'Parameters of the task' }));
    await expect(form.getByRole('textbox', { name: /Radius/ })).toHaveValue('0.5');
    await userEvent.click(form.getByRole('button', { name: 'Save task' }));
    await expect(await screen.findByText('Task saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rename the task' }));
    const field = within(screen.getByRole('main')).getAllByRole('textbox', { name: 'Task name' })[0];
    if (field === undefined) throw new Error('no field');
    await userEvent.clear(field);
    await userEvent.type(field, 'Chargers near Munich{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Chargers near Munich' })).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Task name/ })).toHaveValue('Chargers near Munich'));
  },
});
