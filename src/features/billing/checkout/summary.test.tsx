import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '#src/api/errors';
import { ErrorCode } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { stubBrowser } from '#tests/fixtures/open-app';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { Summary } from './summary';

beforeAll(async () => {
  await startLanguages('en-US');
  stubBrowser();
  Element.prototype.scrollIntoView = () => undefined;
});

test('a refused payment shows a distinct reason for every code and says that nothing was charged', () => {
  const messages = Object.values(ErrorCode).map((code) => {
    render(
      <UiProvider theme="light" motion={false}>
        <Summary
          name="Balance of $20"
          balance={20}
          quote={undefined}
          renews={undefined}
          isPriceLoading={false}
          paying={false}
          failure={{ kind: 'refused', error: new ApiError('http', 409, code, '') }}
          previousTotal={undefined}
          onPay={() => undefined}
        />
      </UiProvider>,
    );
    const text = screen.getByRole('alert').textContent;
    expect(text, code).toMatch(/\S+.*\. Nothing was charged\.$/);
    expect(text, code).not.toContain('try again Nothing');
    cleanup();
    return text;
  });
  expect(new Set(messages).size).toBe(messages.length);
});
