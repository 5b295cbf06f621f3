import { expect, test } from 'vitest';
import { ImportedLines } from './imported-lines';

test('the preview joins lines across pieces, and the text joins all pieces', () => {
  const lines = new ImportedLines(['on', 'e\ntw', 'o\nthree', '\nfour'], 4);
  expect(lines.preview(3)).toEqual(['one', 'two', 'three']);
  expect(lines.preview(9)).toEqual(['one', 'two', 'three', 'four']);
  expect(lines.preview(0)).toEqual([]);
  expect(lines.pieces().join('')).toBe(lines.text());
  expect(lines.text()).toBe('one\ntwo\nthree\nfour');
});

test('FORM-61 a typed text becomes its trimmed, non-empty lines', () => {
  const lines = ImportedLines.fromText(' a \r\n\n b\rc ');
  expect([lines.count, lines.text()]).toEqual([3, 'a\nb\nc']);
  expect(ImportedLines.fromText(' \n').preview(5)).toEqual([]);
});
