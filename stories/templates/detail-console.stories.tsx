import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { restoreAfterStory, goOffline } from './offline';

const path = '/console/template/map-places-by-keyword';

const meta = preview.meta({
  title: 'Templates/Pages/Console detail',
  parameters: { gleaner: { persona: 'standard', path } },
});

const inMain = () => within(screen.getByRole('main'));

export const Loading = meta.story({
  name: 'TPL-15 Loading',
  parameters: { gleaner: { scenario: 'templatePending', persona: 'standard', path } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Template details', {}, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
    await expect(screen.queryByRole('form', { name: 'Task parameters' })).toBeNull();
  },
});

export const Parameters = meta.story({
  name: 'TPL-22 FORM-15 FORM-16 Parameters',
  render: renderAt,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Map places by keyword' })).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Parameters' })).toHaveAttribute('aria-selected', 'true');
    const form = within(await screen.findByRole('form', { name: 'Task parameters' }));
    await expect(form.getByRole('textbox', { name: /Task name/ })).toHaveValue('Map places by keyword');
    await expect(await form.findByText('My tasks')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(form.getByRole('button', { name: 'New task group' }));
      const dialog = await screen.findByRole('dialog', { name: /group/i });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const SaveFromTheForm = meta.story({
  name: 'FORM-01 FORM-28 Saved and edited',
  parameters: { gleaner: { persona: 'standard', path: '/console/template/ev-charging-stations' } },
  render: renderAt,
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Task parameters' }));
    await form.findByText('My tasks');
    await userEvent.type(form.getByRole('textbox', { name: /Center of the map/ }), '{Escape}52.5200, 13.4050');
    await userEvent.type(form.getByRole('textbox', { name: /Radius/ }), '{Escape}2.5');
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    await expect(await form.findByText(/^Saved as/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save task' }));
    await expect(await screen.findByText('Task saved')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(form.getByRole('button', { name: 'Create another task with these values' }));
      await expect(form.getByRole('button', { name: 'Create task' })).toBeVisible();
      await expect(screen.getByRole('form', { name: 'Task parameters' })).toHaveFocus();
    });
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
    await expect(await screen.findByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(name).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Parameters' }));
    await expect(await screen.findByRole('textbox', { name: /Task name/ })).toHaveValue('Coffee in Leeds');
  },
});

export const Details = meta.story({
  name: 'TPL-23 TPL-18 I18N-05 Details',
  parameters: { gleaner: { path: '/console/template/detail?slug=map-places-by-keyword&tab=details' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Template details' })).toHaveAttribute('aria-selected', 'true');
    await expect(inMain().getByText(/^Updated \d{4}\/\d{2}\/\d{2}$/)).toBeVisible();
    await expect(within(inMain().getByRole('list', { name: 'Categories' })).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/console/template/categories/maps-places',
    );
    await waitFor(() => expect(document.title).toBe('Map places by keyword · Gleaner'));
  },
});

export const CreatedTasks = meta.story({
  name: 'TPL-24 TASK-06 CONST-06 Created tasks',
  parameters: { gleaner: { path: '/console/template/estate-agents' } },
  render: renderAt,
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Tasks (2)' }));
    const table = within(await screen.findByRole('table', { name: 'Tasks created from this template' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    await expect(table.queryByRole('columnheader', { name: 'Task' })).toBeNull();
    await expect(currentAddress()).toBe('/console/template/estate-agents?tab=tasks');
    await inTestOnly(async () => {
      await userEvent.click(table.getAllByRole('checkbox')[1]!);
      await expect(await screen.findByRole('region', { name: 'Selected tasks' })).toBeVisible();
    });
  },
});

export const EmbeddedList = meta.story({
  name: 'TASK-03 TASK-04 TASK-05 The whole list, without filters and pages',
  parameters: { gleaner: { path: '/console/template/estate-agents?tab=tasks' } },
  render: renderAt,
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Tasks created from this template' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    await expect(screen.queryByRole('textbox', { name: 'Search tasks by name' })).toBeNull();
    await expect(screen.queryByRole('navigation', { name: /page/i })).toBeNull();
  },
});

export const NoCreatedTasks = meta.story({
  name: 'TPL-24 No created tasks',
  render: renderAt,
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Tasks (0)' }));
    await inTestOnly(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Create your first task' }));
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: 'Parameters' })).toHaveAttribute('aria-selected', 'true'),
      );
      await expect(await screen.findByRole('form', { name: 'Task parameters' })).toBeVisible();
    });
  },
});

export const Related = meta.story({
  name: 'TPL-25 TPL-21 Related',
  render: renderAt,
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Related templates (5)' }));
    const panel = within(screen.getByRole('tabpanel'));
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(5));
    await expect(panel.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/console\/template\/[a-z0-9-]+$/);
  },
});

export const BarFixed = meta.story({
  name: 'TPL-29 Bar fixed',
  render: renderAt,
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /Task name/ });
    const place = () => field.getBoundingClientRect().top + window.scrollY;
    const before = place();
    const bar = () => screen.getByRole('tablist', { name: 'Template' }).parentElement;
    await expect(bar()).not.toHaveAttribute('data-fixed');
    window.scrollTo(0, 301);
    await waitFor(() => expect(bar()).toHaveAttribute('data-fixed'));
    await expect(bar()?.getBoundingClientRect().top).toBe(56);
    await new Promise(requestAnimationFrame);
    await expect([window.scrollY, place()]).toEqual([301, before]);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Template details' }));
      await waitFor(() => expect(window.scrollY).toBeLessThanOrEqual(301));
      window.scrollTo(0, 0);
      await waitFor(() => expect(bar()).not.toHaveAttribute('data-fixed'));
    });
  },
});

export const FromTaskList = meta.story({
  name: 'TPL-19 TPL-20 From task list',
  parameters: { gleaner: { path: `${path}?from=task-list` } },
  render: renderAt,
  play: async () => {
    const here = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(here.getByText('Templates')).toBeVisible();
    const middle = inMain().getByRole('link', { name: 'Task list' });
    await expect(middle).toHaveAttribute('href', '/console/task/template-list');
    await inTestOnly(async () => {
      await userEvent.click(middle);
      await waitFor(() => expect(currentAddress()).toBe('/console/task/template-list'));
    });
  },
});

export const Failed = meta.story({
  name: 'TPL-15 Error',
  parameters: { gleaner: { scenario: 'templateFailed' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the template', {}, { timeout: 10_000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const NotFound = meta.story({
  name: 'TPL-15 Not found',
  parameters: { gleaner: { path: '/console/template/hotel-rates-of-old' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Template not found')).toBeVisible();
    const ways = inMain().getAllByRole('link', { name: 'All templates' });
    await expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/console/template', '/console/template']);
    const searchBox = inMain().getByRole('searchbox', { name: 'Search templates' });
    await expect(searchBox).toHaveValue('hotel rates of old');
    await inTestOnly(async () => {
      await userEvent.clear(searchBox);
      await userEvent.type(searchBox, 'hotel{Enter}');
      await waitFor(() => expect(currentAddress()).toBe('/console/template?keyword=hotel'));
    });
  },
});

export const Offline = meta.story({
  name: 'TPL-15 Offline',
  parameters: { gleaner: { scenario: 'templateOfflineLater' } },
  render: renderAt,
  beforeEach: restoreAfterStory,
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Coffee in Leeds');
    goOffline();
    await expect(await screen.findByText('You’re offline. This page may be out of date.')).toBeVisible();
    await expect(name).toHaveValue('Coffee in Leeds');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save and start' }));
      await expect(await screen.findByRole('menuitem', { name: /Start in the cloud/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
    });
  },
});
