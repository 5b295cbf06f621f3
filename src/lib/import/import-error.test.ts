import { expect, test } from 'vitest';
import { ImportError, toImportError } from './import-error';

test('an error of another kind becomes the message and the cause of an import error', () => {
  const error = new TypeError('broken');
  const wrapped = toImportError(error, 'corrupt');
  expect(wrapped).toBeInstanceOf(ImportError);
  expect(wrapped).toMatchObject({ code: 'corrupt', message: 'broken' });
  expect(wrapped.cause).toBe(error);
});
