import { render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '#src/app/routes';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import type { DemoControl } from './control';
import { loadDemoTexts } from './demo-texts';
import { storyOfPage } from './page-stories';
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

function showPanel(storybook: string): void {
  vi.stubEnv('VITE_STORYBOOK_URL', storybook);
  onTestFinished(() => void vi.unstubAllEnvs());
  const state = { baseUrl: 'https://demo.example', address: '/pricing', scenario: 'everyday' };
  const control = { actions: {}, state: () => state, onChange: () => () => undefined } as unknown as DemoControl;
  render(
    <UiProvider theme="light" language="en-US">
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
