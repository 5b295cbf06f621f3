import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { ActivityStepStatus } from '#src/contract/enums.gen';
import { ActivityDialog } from '#src/features/promotions/activity-dialog';
import { openExample } from '#stories/open-example';

const activity = {
  code: 'plan-weeks',
  name: 'Plan weeks',
  description: 'All plans cost less for two weeks.',
  step: {
    status: ActivityStepStatus.First,
    startsAt: Date.parse('2026-11-16T09:00:00.000Z'),
    endsAt: Date.parse('2026-11-20T09:00:00.000Z'),
    percent: 30,
  },
};

const meta = preview.meta({
  title: 'Promotions/Components/ActivityDialog',
  component: ActivityDialog,
  tags: ['autodocs'],
  render: withOpener(ActivityDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/promotions/activity-dialog.tsx', 'ActivityDialog', {
      isShort: true,
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, activity, visitor: false, onClose: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(args.activity.name);
    await expect(dialog.getByText('Early offer: 30% off plans')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});
