import { render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '#src/app/routes';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import type { DemoControl } from './control';
import { loadDemoTexts } from './demo-texts';
import { storybookLink, storyOfMark, storyOfPage } from './page-stories';
import { PanelProvider } from './panel-context';
import { StateActions } from './state-actions';

const WITHOUT_STORY = ['/login/provider'];

const pagePaths = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, element, children = [] }) => [
    ...(path === undefined || element !== undefined || path.endsWith('*') ? [] : [path]),
    ...pagePaths(children),
  ]);

test('every page has its own story', () => {
  const notFound = storyOfPage('/nowhere');
  const pages = pagePaths(routes);
  expect(pages).toContain('/console/task/task-list');
  expect(pages.filter((path) => storyOfPage(path) === notFound)).toEqual(WITHOUT_STORY);
});

test('an address with a query or a slug leads to the story of its page', () => {
  expect(storyOfPage('/console/task/task-info?taskId=1')).toBe('runs-pages-task-info--running');
  expect(storyOfPage('/console/template/jobs')).toBe('templates-pages-console-detail--parameters');
  expect(storyOfPage('/console/template/collection/jobs')).toBe('templates-pages-collection--in-the-console');
});

beforeAll(async () => {
  await startLanguages('en-US');
  await loadDemoTexts();
});

function showPanel(storybookUrl: string, openDialog?: string): void {
  const state = {
    baseUrl: 'https://demo.example',
    address: '/pricing',
    scenario: 'everyday',
    storybookUrl,
    openDialog,
  };
  const control = { actions: {}, state: () => state, onChange: () => () => undefined } as unknown as DemoControl;
  render(
    <UiProvider theme="light">
      <PanelProvider control={control}>
        <StateActions />
      </PanelProvider>
    </UiProvider>,
  );
}

test('the panel links to the story of the page that it controls', () => {
  showPanel('https://design.example/book/');
  expect(screen.getByRole('link', { name: 'Open in Storybook' })).toHaveProperty(
    'href',
    'https://design.example/book/?path=/story/billing-pages-pricing--visitor',
  );
});

test('the panel has no such link where no Storybook is known', () => {
  showPanel('');
  expect(screen.queryByRole('link')).toBeNull();
});

test('while a dialog is open, the panel links to its story instead', () => {
  showPanel('https://design.example/book/', 'features/billing/plans/change-plan-dialog');
  expect(screen.getByRole('link', { name: 'Open in Storybook' })).toHaveProperty(
    'href',
    'https://design.example/book/?path=/story/billing-dialogs-change-plan--upgrade',
  );
});

test('of several states of a dialog, the one of the page and the user is chosen, else the first', () => {
  const address = '/console/task/task-list';
  expect(storyOfMark('features/tasks/dialogs/rename-task-dialog', { address, persona: 'basic' })).toEqual({
    id: 'tasks-dialogs-rename-task--ready',
    title: 'Tasks/Dialogs/Rename task',
  });
  const change = 'features/billing/plans/change-plan-dialog';
  expect(storyOfMark(change, { address, persona: 'professional' })?.id).toBe('billing-dialogs-change-plan--downgrade');
  expect(storyOfMark(change, { address, persona: undefined })?.id).toBe('billing-dialogs-change-plan--upgrade');
  const prompt = 'shared/prompts/use-prompts';
  expect(storyOfMark(prompt, { address, persona: 'basic' })?.title).toBe('Tasks/Dialogs/Cloud start prompt');
  const template = '/console/template/jobs';
  expect(storyOfMark(prompt, { address: template, persona: 'basic' })?.title).toBe('Templates/Dialogs/Upgrade prompt');
});

test('a component leads to its Playground, and a dialog without a story to the page', () => {
  const state = { address: '/pricing', persona: 'visitor', storybookUrl: 'https://design.example/book/' };
  expect(storyOfMark('IconButton', state)).toEqual({ id: 'ui-iconbutton--playground', title: 'IconButton' });
  expect(storybookLink({ ...state, openDialog: 'features/none' })).toMatch(/billing-pages-pricing--visitor$/);
});
