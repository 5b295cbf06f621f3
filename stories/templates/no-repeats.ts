import { expect, screen, waitFor, within } from 'storybook/test';

const visibleCards = (list: HTMLElement) =>
  within(list)
    .getAllByRole('article')
    .filter((card) => card.checkVisibility());
const nameOf = (card: HTMLElement) => card.getAttribute('aria-label') ?? '';

export async function expectNoTemplateTwice(shelves: readonly string[]) {
  await waitFor(async () => {
    const rows = shelves.map((name) => visibleCards(screen.getByRole('list', { name })));
    for (const row of rows) await expect(row.length).toBeGreaterThan(1);
    const list = visibleCards(screen.getByRole('list', { name: /^\d+ templates?$/ }));
    await expect(list).toHaveLength(20);
    const top = list[0]?.getBoundingClientRect().top;
    const firstRow = list.filter((card) => card.getBoundingClientRect().top === top);
    const names = [...rows.flat(), ...firstRow].map(nameOf);
    await expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
}
