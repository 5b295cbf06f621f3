import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';

const meta = preview.meta({
  title: 'UI/Form/Field',
  component: Field,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: componentDocs('src/ui/form/field.tsx', 'Field', {
    pattern: 'form',
    code: [
      '<Field label="Task name" help="Seen by your team." error={error} required>',
      '  {(wiring) => <TextControl {...wiring} value={name} onChange={setName} />}',
      '</Field>',
    ].join('\n'),
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Task name',
    help: 'Seen by your team.',
    error: '',
    required: true,
    children: (wiring) => <TextControl {...wiring} value="Shop prices" onChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Task name/ })).toHaveAccessibleDescription('Seen by your team.');
  },
});
