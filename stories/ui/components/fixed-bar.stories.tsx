import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { FixedBar } from '#src/ui/fixed-bar';

const meta = preview.meta({
  title: 'UI/FixedBar',
  component: FixedBar,
  tags: ['autodocs'],
  render: (args) => (
    <div style={{ minHeight: 1600 }}>
      <FixedBar {...args} />
    </div>
  ),
  parameters: componentDocs('src/ui/fixed-bar.tsx', 'FixedBar'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { fixAfter: 200, children: 'Scroll the page by 200 pixels' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scroll the page by 200 pixels')).toBeVisible();
  },
});
