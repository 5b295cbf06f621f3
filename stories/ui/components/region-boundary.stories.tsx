import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { RegionBoundary } from '#src/ui/region-boundary';

function Broken(): never {
  throw new Error('The chart could not be drawn');
}

const meta = preview.meta({
  title: 'UI/RegionBoundary',
  component: RegionBoundary,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: componentDocs('src/ui/region-boundary.tsx', 'RegionBoundary', { pattern: 'error' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { children: <Broken />, onError: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(args.onError).toHaveBeenCalled();
  },
});
