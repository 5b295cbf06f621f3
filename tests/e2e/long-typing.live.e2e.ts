import { expect, test } from './test';
import { expectNoFreeze, startMeasuring, watchTasks } from './long-tasks';
import { watchPage } from './watch-page';
import { openWebsitesForm } from './websites-form';

const MAX_KEY_TIME = 50;

test.use({ trace: 'off' });

test('FORM-04 FORM-60 FORM-61 100,000 lines are pasted, edited and cleaned up without a freeze', async ({ page }) => {
  const misdeeds = await watchPage(page);
  await watchTasks(page);
  await openWebsitesForm(page);
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('form', { name: 'Task parameters' });
  const field = form.getByRole('textbox', { name: /Websites/ });
  await field.focus();

  await test.step('paste', async () => {
    await startMeasuring(page);
    await field.evaluate((box) => {
      const lines = Array.from({ length: 100_000 }, (_, index) =>
        index % 1000 === 7 ? 'no address' : `https://shop-${index % 100 === 99 ? index - 1 : index}.example/`,
      );
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', lines.join('\n'));
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(form.getByText('100,000 lines', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(form.getByText('1,099 duplicates', { exact: true })).toBeVisible();
    await expect(form.getByText('100 invalid', { exact: true })).toBeVisible();
    await expectNoFreeze(page, 'pasting');
  });

  await test.step('type', async () => {
    await form.getByRole('textbox', { name: 'Go to line' }).fill('50000');
    await page.keyboard.press('Enter');
    await field.focus();
    await page.keyboard.press('Home');
    await startMeasuring(page);
    await page.keyboard.type('https://one.example/ \n', { delay: 60 });
    await expect(form.getByText('100,001 lines', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expectNoFreeze(page, 'typing', MAX_KEY_TIME);
  });

  await test.step('tidy up, and leave with a word about it', async () => {
    await startMeasuring(page);
    await form.getByRole('button', { name: /^Remove [\d,]+ duplicates$/ }).click();
    await expect(form.getByText('98,902 lines', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expectNoFreeze(page, 'tidying up');
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByText(/^Drafts don’t include secrets or very long lists/)).toContainText('Websites');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/console\/overview/);
  });
  expect(misdeeds.errors).toEqual([]);
  expect(misdeeds.violations).toEqual([]);
});

test('a draft is offered and restored after a reload', async ({ page }) => {
  await openWebsitesForm(page);
  const form = page.getByRole('form', { name: 'Task parameters' });
  const name = form.getByRole('textbox', { name: /Task name/ });
  await name.fill('Careers of the north');
  await form.getByRole('textbox', { name: /Websites/ }).fill('https://one.example/');
  // Playwright accepts the browser's leave confirmation.
  await page.reload();
  await form.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Careers of the north');
  await expect(form.getByRole('textbox', { name: /Websites/ })).toHaveValue('https://one.example/');
});
