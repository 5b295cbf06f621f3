import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { runningTask } from './running-task';
import { expectNotStarted, closeWith, startAgain, start, findDialog, findForm } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Task running', render: renderAt });

export const Running = meta.story({
  name: 'START-04 ERR-15 Running',
  parameters: { gleaner: { persona: 'standard', path: runningTask.path } },
  play: async () => {
    const form = await findForm(runningTask.group);
    await start(form, 'cloud');
    const dialog = await findDialog('This task is already running');
    await closeWith(dialog, 'Stay here');
    await expectNotStarted(form, 'This task is already running.', runningTask.path);
    const again = await startAgain(form, 'cloud', 'This task is already running');
    await expect(again.getByRole('button', { name: 'View run' })).toBeEnabled();
  },
});
