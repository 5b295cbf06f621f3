import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Filters } from '#src/ui/filters';

const meta = preview.meta({
  title: 'UI/Filters',
  component: Filters,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/filters.tsx', 'Filters'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { children: ['Any status', 'Any category', 'Any time'].map((name) => <Button key={name}>{name}</Button>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});
