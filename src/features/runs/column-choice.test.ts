import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { orderedFields, shownFields, withMoved, withShown, type ColumnChoice } from './column-choice';

const fields = ['name', 'price', 'rating', 'link'].map((name) => ({ name }));
const names = (list: readonly { name: string }[]) => list.map((field) => field.name);
const plain: ColumnChoice = { order: [], hidden: [] };

describe('columns of a data table', () => {
  test('without a choice every field shows in its original order', () => {
    expect(names(shownFields(fields, plain))).toEqual(['name', 'price', 'rating', 'link']);
  });

  test('a field unknown to the choice comes last and is visible', () => {
    expect(names(shownFields(fields, { order: ['rating', 'name'], hidden: ['price'] }))).toEqual([
      'rating',
      'name',
      'link',
    ]);
  });

  test('a move goes one place and stops at the ends', () => {
    const moved = withMoved(fields, plain, 'price', -1);
    expect(names(orderedFields(fields, moved))).toEqual(['price', 'name', 'rating', 'link']);
    expect(withMoved(fields, moved, 'price', -1)).toBe(moved);
    expect(withMoved(fields, plain, 'gone', 1)).toBe(plain);
  });

  test('one column always stays visible', () => {
    const none = fields.reduce((choice, field) => withShown(choice, field.name, false), plain);
    expect(names(shownFields(fields, none))).toEqual(['name']);
    expect(names(shownFields(fields, withShown(none, 'link', true)))).toEqual(['link']);
  });

  test('no order and no move loses or duplicates a field', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(names(fields)),
        fc.constantFrom(...names(fields)),
        fc.constantFrom(-1 as const, 1 as const),
        (order, name, step) => {
          expect(names(orderedFields(fields, withMoved(fields, { order, hidden: [] }, name, step))).toSorted()).toEqual(
            names(fields).toSorted(),
          );
        },
      ),
    );
  });
});
