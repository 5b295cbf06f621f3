import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { stubBrowser } from '#tests/fixtures/open-app';
import { ApiError } from '#src/api/errors';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { CallFailure } from './call-failure';

beforeAll(async () => {
  stubBrowser();
  await startLanguages('en-US');
});

test.each([
  [new ApiError('http', 422, 'ProviderCodeFailed', ''), 'The provider didn’t confirm your account. Try again.'],
  [new ApiError('http', 404, 'NotFound', ''), 'This no longer exists. Reload the page.'],
  [new ApiError('network', 0, 'Network', ''), /^We couldn’t reach the server/],
  [new ApiError('http', 503, 'Unavailable', ''), /^We couldn’t reach the server/],
])("a refused sign-up shows the server's reason, and an unanswered one a connection error", (error, message) => {
  render(
    <UiProvider theme="light" motion={false}>
      <CallFailure title="It did not work" error={error} />
    </UiProvider>,
  );
  expect(screen.getByText(message)).toBeTruthy();
});
