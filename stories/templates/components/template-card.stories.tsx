import { expect, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { TemplateCard } from '#src/features/templates/gallery/template-card';
import { exampleTemplate } from '#stories/examples';
import styles from '../one-card.module.css';

const meta = preview.meta({
  title: 'Templates/Components/TemplateCard',
  component: TemplateCard,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div className={styles.card}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/templates/gallery/template-card.tsx', 'TemplateCard', { isShort: true }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { template: exampleTemplate, place: 'public', headingLevel: 3, keyword: 'map' },
  play: async ({ args: { template }, canvas }) => {
    const card = within(canvas.getByRole('article', { name: template.name }));
    await expect(card.getByRole('heading', { level: 3, name: template.name })).toBeVisible();
    await expect(card.getByRole('link', { name: template.name })).toHaveAttribute('href', `/template/${template.slug}`);
    await expect(card.getAllByText(/^map$/i)[0]).toHaveProperty('tagName', 'MARK');
    await expect(await card.findByText('$2.40')).toBeVisible();
  },
});
