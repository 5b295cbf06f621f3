import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Tabs } from '#src/ui/tabs';

const meta = preview.meta({
  title: 'UI/Tabs',
  component: Tabs<string>,
  tags: ['autodocs'],
  render: controlled(Tabs<string>, 'value', 'onChange'),
  parameters: componentDocs('src/ui/tabs.tsx', 'Tabs'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Parts of a template',
    value: 'overview',
    items: [
      { key: 'overview', label: 'Overview', content: 'What it does' },
      { key: 'sample', label: 'Sample', content: 'Ten rows' },
      { key: 'help', label: 'Help', content: '', disabled: true },
    ],
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sample' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Sample' })).toHaveTextContent('Ten rows');
    await expect(args.onChange).toHaveBeenCalledWith('sample');
  },
});

function LateCount() {
  const [count, setCount] = useState('');
  return (
    <>
      <Button
        onClick={() => {
          setCount(' (12,345)');
        }}
      >
        Load
      </Button>
      <Tabs
        label="Parts of a template"
        value="related"
        onChange={fn()}
        items={['Parameters', 'Template details', `Related templates${count}`].map((label, at) => ({
          key: at === 2 ? 'related' : label,
          label,
          content: label,
        }))}
      />
    </>
  );
}

export const CountArrivesOnAPhone = meta.story({
  name: 'A count arrives on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => <LateCount />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    const tab = canvas.getByRole('tab', { name: 'Related templates (12,345)' });
    const row = canvas.getByRole('tablist');
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    );
  },
});
