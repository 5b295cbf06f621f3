/** The most cards in a row of a shelf or of the list. */
export const ROW_OF_CARDS = 5;

interface WithId {
  readonly templateRegistrationId: string;
}

/** Returns one row for each shelf, without templates of another shelf or of the list's first row. */
export function withoutRepeats<T extends WithId>(list: readonly T[], shelves: readonly (readonly T[])[]): T[][] {
  const shown = new Set(list.slice(0, ROW_OF_CARDS).map((card) => card.templateRegistrationId));
  return shelves.map((cards) => {
    const row = cards.filter((card) => !shown.has(card.templateRegistrationId)).slice(0, ROW_OF_CARDS);
    for (const card of row) shown.add(card.templateRegistrationId);
    return row;
  });
}
