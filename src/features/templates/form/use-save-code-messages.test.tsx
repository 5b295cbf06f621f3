import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#src/api/errors';
import { ErrorCode, InterfaceLanguage, TaskSaveCode } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useSaveCodeMessages } from './use-save-code-messages';

const own: readonly string[] = [TaskSaveCode.Succeed, TaskSaveCode.ExceedTaskLimitCounts];
const refusals = Object.values(TaskSaveCode).filter((code) => !own.includes(code));

const useReason = () => {
  const errorMessage = useErrorMessage();
  const codes = useSaveCodeMessages();
  return (error: unknown) => errorMessage(error, { codes, fallback: '' });
};

test.each(Object.values(InterfaceLanguage))(
  'ERR-08 every refusal code of a save has its own message in %s',
  async (language) => {
    await startLanguages(language);
    const { result } = renderHook(() => useReason());
    const messages = refusals.map((code) => result.current({ code, message: 'Said by the server.' }));
    for (const text of messages) expect(text).toMatch(/^(?!Said by the server).*[.。]$/);
    expect(new Set(messages).size).toBe(messages.length);
  },
);

test("an API error shows the message of its code, and an unknown code the server's message", async () => {
  await startLanguages('en-US');
  const { result } = renderHook(() => useReason());
  for (const code of Object.values(ErrorCode))
    expect(result.current(new ApiError('http', 403, code, '')), code).not.toBe('');
  expect(result.current({ code: 'NobodyKnows', message: 'The moon is full.' })).toBe('The moon is full.');
});
