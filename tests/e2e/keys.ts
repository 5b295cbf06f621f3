import { expect, type Locator, type Page } from '@playwright/test';

/** Throws after 80 presses by default. */
export async function tabTo(page: Page, target: Locator, maxPresses = 80): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let pressed = 0; pressed < maxPresses; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`The keyboard does not come to ${String(target)} in ${maxPresses} presses of Tab.`);
}

export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
