import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#src/api/errors';
import { ErrorCode, InterfaceLanguage } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { useFailureWords } from './report-start';

afterEach(cleanup);

const refusal = (code: string, message = 'Said by the server.') => new ApiError('http', 409, code, message);
const codes = Object.values(ErrorCode);

test.each(Object.values(InterfaceLanguage))(
  'ERR-08 every code of the contract has its reason in %s',
  async (language) => {
    await startLanguages(language);
    const { result } = renderHook(() => useFailureWords());
    const words = result.current;
    const noReason = words(new Error('nothing'));
    for (const code of codes) {
      const said = words(refusal(code, ''));
      expect(said, code).not.toBe(noReason);
      expect(said, code).not.toContain(code);
      expect(said, code).toMatch(/[.。]$/);
      expect(said, code).not.toContain('{{');
    }
    expect(new Set(codes.map((code) => words(refusal(code, '')))).size).toBe(codes.length);
  },
);

test('ERR-08 a code that says little, or that nobody knows, is said by the server itself', async () => {
  await startLanguages('en-US');
  const { result } = renderHook(() => useFailureWords());
  expect(result.current(refusal('Invalid', 'At most 3 at a time.'))).toBe('At most 3 at a time.');
  expect(result.current(refusal('NobodyKnows', 'The moon is full.'))).toBe('The moon is full.');
  expect(result.current(refusal('NobodyKnows', ''))).toBe('The server did not answer. Try again.');
});
