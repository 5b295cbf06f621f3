import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { SubtaskStatus } from '#src/contract/enums.gen';
import { SubtaskTag } from '#src/features/runs/status-tags';

const meta = preview.meta({
  title: 'Runs/Components/SubtaskTag',
  component: SubtaskTag,
  tags: ['autodocs'],
  parameters: componentDocs('src/features/runs/status-tags.tsx', 'SubtaskTag', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { status: SubtaskStatus.Executing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running')).toBeVisible();
  },
});
