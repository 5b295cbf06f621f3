import type { Page } from '@playwright/test';
import { expect } from './test';

export async function openWebsitesForm(page: Page): Promise<void> {
  await page.goto('console/template');
  await page.getByRole('textbox', { name: /email/i }).fill('professional@gleaner.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('gleaner');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
  await page.goto('console/template/career-page-jobs');
  await expect(page.getByRole('form', { name: 'Task parameters' })).toBeVisible();
}
