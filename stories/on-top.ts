import { expect } from 'storybook/test';

export async function expectOnTop(elements: readonly HTMLElement[]): Promise<void> {
  await expect(elements.length).toBeGreaterThan(0);
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(element.contains(seen), element.textContent || (element.ariaLabel ?? '')).toBe(true);
  }
}
