import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { emulatorOf } from '#.storybook/emulator';
import { StoryPanel } from './demo-control-story';

const meta = preview.meta({
  title: 'Shell/Dialogs/Demo state',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="scene" />,
  parameters: { gleaner: { persona: 'standard', traffic: true } },
});

export const Reset = meta.story({
  name: 'Reset',
  play: async ({ canvas, userEvent, loaded }) => {
    const { db } = emulatorOf(loaded);
    const before = db.tasks.all().length;
    await db.tasks.remove(db.tasks.all()[0]?.taskId ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const first = within(await screen.findByRole('dialog', { name: 'Reset the demo?' }));
    const losses = first.getByText(/since you opened the scenario “Everyday work”: tasks, runs/);
    await waitFor(() => expect(losses).toBeVisible());
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await expect(db.tasks.all()).toHaveLength(before - 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset demo' }));
    await waitFor(() => expect(canvas.getByText('The demo was reset.')).toBeVisible());
    await expect(db.tasks.all()).toHaveLength(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await screen.findByRole('dialog', { name: 'Reset the demo?' });
  },
});
