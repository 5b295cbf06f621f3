import type { Locator, Page } from '@playwright/test';
import type { PersonaName } from '#mocks/personas';
import { expect } from '../e2e/test';
import { EMULATOR } from './faulty-api';

export const LIST = 'console/task/template-list';
const FORM = 'console/template/product-listings-by-search-url';
const WEBSITE = 'https://bazarro.example/search?q=lamp';

export async function openSession(page: Page, persona: PersonaName = 'professional'): Promise<string> {
  const answer = await page.request.post(`${EMULATOR}/__control`, { data: { persona } });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => {
    if (globalThis.top !== globalThis.self || globalThis.origin === 'null') return;
    if (sessionStorage.getItem('gleaner.session') === null) sessionStorage.setItem('gleaner.session', value);
  }, token);
  return token;
}

interface FilledForm {
  readonly form: Locator;
  readonly name: string;
  readonly save: () => Promise<void>;
  readonly expectUnchanged: () => Promise<void>;
  readonly expectSaved: () => Promise<void>;
}

export const urlsOf = (page: Page) => page.getByRole('textbox', { name: /Search result URLs/ });

let count = 0;

export async function fillForm(page: Page, base: string, query = ''): Promise<FilledForm> {
  const name = `Fault ${process.pid} ${Date.now()} ${(count += 1)}`;
  await page.goto(base + FORM + query);
  const form = page.getByRole('form', { name: 'Task parameters' });
  const urls = urlsOf(page);
  const nameField = page.getByRole('textbox', { name: /Task name/ });
  await urls.fill(WEBSITE);
  await nameField.fill(name);
  return {
    form,
    name,
    save: () => page.getByRole('button', { name: 'Create task' }).click(),
    expectUnchanged: async () => {
      await expect(urls).toHaveValue(WEBSITE);
      await expect(nameField).toHaveValue(name);
    },
    expectSaved: () => expect(page.getByText(`Task “${name}” created`)).toBeVisible(),
  };
}

export async function expectTaskCount(page: Page, base: string, name: string, total: number): Promise<void> {
  await page.goto(`${base}${LIST}?keyword=${encodeURIComponent(name)}`);
  if (total === 0) await expect(page.getByText(/^No tasks match/).first()).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(total);
}
