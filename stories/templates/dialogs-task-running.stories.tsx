import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { runningTask } from './running-task';
import { expectNotStarted, leaveBy, openAgain, start, theDialog, theForm } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Task running', render: renderAt });

export const Running = meta.story({
  name: 'START-04 ERR-15 Running',
  parameters: { gleaner: { persona: 'standard', path: runningTask.path } },
  play: async () => {
    const form = await theForm(runningTask.group);
    await start(form, 'cloud');
    const dialog = await theDialog('The task is already running');
    await leaveBy(dialog, 'Stay here');
    await expectNotStarted(form, 'The task is already running.', runningTask.path);
    const again = await openAgain(form, 'cloud', 'The task is already running');
    await expect(again.getByRole('button', { name: 'View the run' })).toBeEnabled();
  },
});
