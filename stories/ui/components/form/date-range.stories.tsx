import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { useArg } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { DateRange } from '#src/ui/form/date-range';

const meta = preview.meta({
  title: 'UI/Form/DateRange',
  component: DateRange,
  tags: ['autodocs'],
  render: function Range(args, { id }) {
    const [from, setFrom] = useArg(id, 'from', args.from);
    const [to, setTo] = useArg(id, 'to', args.to);
    return (
      <DateRange
        {...args}
        from={from}
        to={to}
        onChange={(changes) => {
          args.onChange(changes);
          if ('from' in changes) setFrom(changes.from);
          if ('to' in changes) setTo(changes.to);
        }}
      />
    );
  },
  parameters: componentDocs('src/ui/form/date-range.tsx', 'DateRange', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'form',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { fromLabel: 'From', toLabel: 'To', from: '2026-11-01', to: '2026-11-20', onChange: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'From' })).toHaveValue('2026-11-01');
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('2026-11-20');
  },
});
