import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { YouAlsoLike } from '#src/features/templates/detail/recommendations';

const meta = preview.meta({
  title: 'Templates/Panels/You also like',
  render: () => (
    <main style={{ maxWidth: 300 }}>
      <YouAlsoLike id="1001" />
    </main>
  ),
  parameters: { gleaner: { persona: 'visitor' } },
});

export const Ready = meta.story({
  name: 'TPL-11 TPL-12 Ready',
  play: async () => {
    const column = within(await screen.findByRole('region', { name: 'You might also like' }));
    const links = await column.findAllByRole('link');
    await expect(links).toHaveLength(5);
    for (const link of links) await expect(link.getAttribute('href')).toMatch(/^\/template\/[a-z0-9-]+$/);
  },
});

export const Empty = meta.story({
  name: 'TPL-12 Empty',
  parameters: { gleaner: { scenario: 'nothingAlike', persona: 'visitor' } },
  play: async () => {
    await expect(await screen.findByText('No similar templates yet')).toBeVisible();
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'TPL-12 Error',
  parameters: { gleaner: { scenario: 'recommendationsFailed', persona: 'visitor' } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load recommendations')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
