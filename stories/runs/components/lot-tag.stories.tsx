import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { LotStatus } from '#src/contract/enums.gen';
import { LotTag } from '#src/features/runs/status-tags';

const meta = preview.meta({
  title: 'Runs/Components/LotTag',
  component: LotTag,
  tags: ['autodocs'],
  parameters: componentDocs('src/features/runs/status-tags.tsx', 'LotTag', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { lot: { status: LotStatus.Completed, rows: 120, errorCount: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed with errors')).toBeVisible();
  },
});
