import preview from '#.storybook/preview';
import { expect, screen } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Tasks/Toasts/Stopped',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/template-list?status=0' } },
});

export const Failed = meta.story({
  name: 'ERR-11 Failed',
  parameters: { gleaner: { scenario: 'stopsRefused' } },
  play: async ({ userEvent }) => {
    const [stop] = await screen.findAllByRole('button', { name: /^Stop / });
    if (!stop) throw new Error('no task runs');
    await userEvent.click(stop);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop task' }));
    await expect(await screen.findByText('Couldn’t stop 1 task')).toBeVisible();
    await userEvent.unhover(stop);
  },
});
