import { expect, fn, screen, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { DateTimeControl } from '#src/ui/form/date-controls';

const meta = preview.meta({
  title: 'UI/Form/DateTimeControl',
  component: DateTimeControl,
  tags: ['autodocs'],
  render: controlled(DateTimeControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/date-controls.tsx', 'DateTimeControl', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'form',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Starts at', value: '2026-11-20 09:30', onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Starts at' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Calendar' })).toBeVisible());
    await expect(await screen.findByRole('listbox', { name: 'Minutes' })).toBeVisible();
  },
});
