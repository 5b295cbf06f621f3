import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

test.each([
  ['clipnest-comments', /^“.+” isn’t available yet$/],
  ['bestseller-ranking', /^“.+” is no longer available$/],
])('TPL-37 the address of %s explains why the template is unavailable', async (slug, title) => {
  const { router } = await openApp({ path: `/template/${slug}` });
  await screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 });
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/template/forbidden?deprecated=true',
  );
});
