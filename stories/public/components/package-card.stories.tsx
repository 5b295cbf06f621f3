import { expect, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { PackageCard } from '#src/features/site/download/package-card';
import { loadPageTexts } from '#src/i18n/page-texts';

const meta = preview.meta({
  title: 'Public/Components/PackageCard',
  component: PackageCard,
  tags: ['autodocs'],
  loaders: [() => loadPageTexts('site')],
  parameters: componentDocs('src/features/site/download/package-card.tsx', 'PackageCard', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { system: 'macos', isCurrent: true, isPrimary: true },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'macOS' }));
    await expect(card.getByText('Your system')).toBeVisible();
    await expect(card.getByText(/^macOS 12 or later/)).toBeVisible();
  },
});
