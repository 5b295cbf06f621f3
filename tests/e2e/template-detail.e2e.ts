import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { watchPage } from './watch-page';

const texts = {
  'en-US': {
    search: 'Search templates',
    typed: 'estate agents',
    template: 'Real estate agents by area',
    gallery: 'Template gallery',
    use: 'Use template',
    account: /email/i,
    password: 'Password',
    signIn: 'Sign in',
    parameters: 'Task parameters',
    like: /likes?$/,
    liked: 'Like saved',
    favorite: 'Favorite',
    favorited: 'Added to favorites',
  },
  'de-DE': {
    search: 'Vorlagen suchen',
    typed: 'Immobilienmakler',
    template: 'Immobilienmakler nach Gebiet',
    gallery: 'Vorlagengalerie',
    use: 'Vorlage verwenden',
    account: /E-Mail/,
    password: 'Passwort',
    signIn: 'Anmelden',
    parameters: 'Aufgabenparameter',
    like: /Likes?$/,
    liked: 'Like gespeichert',
    favorite: 'Favorit',
    favorited: 'Zu Favoriten hinzugefügt',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

async function signIn(page: Page, { account, password, signIn: button }: Texts): Promise<void> {
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByRole('textbox', { name: account }).fill('standard@gleaner.example');
  await page.getByRole('textbox', { name: password }).fill('gleaner');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

for (const language of ['en-US', 'de-DE'] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    const labels = texts[language];

    test('TPL-06 TPL-10 ROLE-03 a visitor finds a template, signs in and reaches its form', async ({ page }) => {
      const misdeeds = await watchPage(page);
      await page.goto('template');
      await page.getByLabel(labels.search, { exact: true }).fill(labels.typed);
      await page.getByLabel(labels.search, { exact: true }).press('Enter');
      await page.getByRole('article').getByRole('link', { name: labels.template }).click();
      await expect(page.getByRole('heading', { level: 1, name: labels.template })).toBeVisible();
      await expect(page).toHaveTitle(`${labels.template} · Gleaner`);

      await page.getByRole('main').getByRole('link', { name: labels.gallery }).click();
      await expect(page.getByLabel(labels.search, { exact: true })).toHaveValue(labels.typed);
      await page.goForward();

      await page.getByRole('link', { name: labels.use }).first().click();
      await signIn(page, labels);
      await expect(page).toHaveURL(/\/console\/template\/estate-agents$/);
      await expect(page.getByRole('heading', { level: 1, name: labels.template })).toBeVisible();
      await expect(page.getByRole('form', { name: labels.parameters })).toBeVisible();
      expect(misdeeds).toEqual({ errors: [], violations: [] });
    });

    test("ROLE-04 TPL-49 TPL-51 a visitor's like and favorite take effect after the sign-in", async ({ page }) => {
      await page.goto('template/estate-agents');
      await page.getByRole('button', { name: labels.like }).click();
      await signIn(page, labels);
      await expect(page).toHaveURL(/\/template\/estate-agents$/);
      await expect(page.getByText(labels.liked)).toBeVisible();
      await expect(page.getByRole('button', { name: labels.like })).toHaveAttribute('aria-pressed', 'true');
      const favorite = page.getByRole('button', { name: labels.favorite, exact: true });
      await expect(favorite).toHaveAttribute('aria-pressed', 'false');

      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await favorite.click();
      await signIn(page, labels);
      await expect(page.getByText(labels.favorited)).toBeVisible();
      await page.reload();
      await expect(favorite).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', { name: labels.like })).toHaveAttribute('aria-pressed', 'true');
    });
  });
}
