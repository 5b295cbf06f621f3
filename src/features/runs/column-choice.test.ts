import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { orderedFields, shownFields, withMoved, withShown, type ColumnChoice } from './column-choice';

const fields = ['name', 'price', 'rating', 'link'].map((name) => ({ name }));
const names = (list: readonly { name: string }[]) => list.map((field) => field.name);
const plain: ColumnChoice = { order: [], hidden: [] };

describe('columns of a data table', () => {
  test('ENUM-36 without a choice every field is shown as it comes', () => {
    expect(names(shownFields(fields, plain))).toEqual(['name', 'price', 'rating', 'link']);
  });

  test('ENUM-36 a field that the choice does not know comes last and is shown', () => {
    expect(names(shownFields(fields, { order: ['rating', 'name'], hidden: ['price'] }))).toEqual([
      'rating',
      'name',
      'link',
    ]);
  });

  test('ENUM-36 moving goes one place and stops at the ends', () => {
    const moved = withMoved(fields, plain, 'price', -1);
    expect(names(orderedFields(fields, moved))).toEqual(['price', 'name', 'rating', 'link']);
    expect(withMoved(fields, moved, 'price', -1)).toBe(moved);
    expect(withMoved(fields, plain, 'gone', 1)).toBe(plain);
  });

  test('ENUM-36 one column always stays', () => {
    const none = fields.reduce((choice, field) => withShown(choice, field.name, false), plain);
    expect(names(shownFields(fields, none))).toEqual(['name']);
    expect(names(shownFields(fields, withShown(none, 'link', true)))).toEqual(['link']);
  });

  test('ENUM-36 no order and no move loses or doubles a field', () => {
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
