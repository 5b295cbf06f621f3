import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import { client } from '#src/api/client';

test('API-042 a recommended template shows eight other recommended templates', async () => {
  const { router } = await openApp({ path: '/template' });
  const { items } = await client.GET('/v1/templateRecommendation', { params: { query: { size: 8 } } });
  const slug = items[0]?.slug ?? '';
  await router.navigate(`/template/${slug}`);
  const section = await screen.findByRole('region', { name: 'Recommended templates' }, { timeout: 10_000 });
  await waitFor(() => expect(within(section).getAllByRole('link')).toHaveLength(8));
  expect(section.querySelector(`a[href="/template/${slug}"]`)).toBeNull();
});
