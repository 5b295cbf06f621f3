import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { PasswordControl } from '#src/ui/form/text-controls';

const meta = preview.meta({
  title: 'UI/Form/PasswordControl',
  component: PasswordControl,
  tags: ['autodocs'],
  render: controlled(PasswordControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/text-controls.tsx', 'PasswordControl', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Password', value: 'secret', onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});
