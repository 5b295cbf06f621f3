import { expect, fn, screen, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { DateControl } from '#src/ui/form/date-controls';

const meta = preview.meta({
  title: 'UI/Form/DateControl',
  component: DateControl,
  tags: ['autodocs'],
  render: controlled(DateControl, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/date-controls.tsx', 'DateControl', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'form',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Day', value: '2026-11-20', onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Calendar' })).toBeVisible());
  },
});
