import { expect, fn, screen, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { TimeControl } from '#src/ui/form/date-controls';

const meta = preview.meta({
  title: 'UI/Form/TimeControl',
  component: TimeControl,
  tags: ['autodocs'],
  render: controlled(TimeControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/date-controls.tsx', 'TimeControl', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'form',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Time', value: '09:30', minuteStep: 10, onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Time' }));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Minutes' })).toBeVisible());
  },
});
