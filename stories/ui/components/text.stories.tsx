import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Text } from '#src/ui/text';

const meta = preview.meta({
  title: 'UI/Text',
  component: Text,
  tags: ['autodocs'],
  argTypes: { as: { control: 'select', options: ['p', 'span'] } },
  parameters: componentDocs('src/ui/text.tsx', 'Text'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { tone: 'secondary', children: 'Everything you run' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything you run')).toBeVisible();
  },
});
