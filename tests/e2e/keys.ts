import { expect, type Locator, type Page } from '@playwright/test';

/** Throws after 80 presses by default. */
export async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`The keyboard does not come to ${String(wanted)} in ${most} presses of Tab.`);
}

export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
