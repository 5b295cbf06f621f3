import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { now } from '#src/lib/now';
import { StaleNotice } from './stale-notice';

test.each([
  ['en-US', 0, 'Last updated just now. Updates resume when you’re back online.'],
  ['de-DE', 0, 'Zuletzt aktualisiert: gerade eben. Sobald Sie wieder online sind, wird weiter aktualisiert.'],
  ['ja-JP', 0, '最終更新：たった今。オンラインに戻ると更新を再開します。'],
  ['ja-JP', 5, '最終更新：5分前。オンラインに戻ると更新を再開します。'],
] as const)('the age of data fits its sentence in %s, %d minutes later', async (language, minutes, text) => {
  await startLanguages('en-US');
  await switchLanguage(language);
  render(<StaleNotice offline since={new Date(now() - minutes * 60_000).toISOString()} />);
  expect(screen.getByRole('time').parentElement?.textContent).toBe(text);
});
