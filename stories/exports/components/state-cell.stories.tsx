import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { StateCell } from '#src/features/exports/state-cell';
import { exampleExport } from '#stories/examples';

const meta = preview.meta({
  title: 'Exports/Components/StateCell',
  component: StateCell,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/exports/state-cell.tsx', 'StateCell', {
      isShort: true,
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { record: { ...exampleExport, progress: 40 }, state: 'running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In progress, 40%')).toBeVisible();
  },
});
