import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { RowButton } from '#src/features/account/row-button';

const meta = preview.meta({
  title: 'Account/Components/RowButton',
  component: RowButton,
  tags: ['autodocs'],
  parameters: componentDocs('src/features/account/row-button.tsx', 'RowButton', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { action: 'Change', setting: 'Full name', onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Full name' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
