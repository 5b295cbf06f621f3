import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { addressShown, renderAt } from '#.storybook/app-at';
import { expectNotStarted, leaveBy, start, theDialog, theForm } from './start-story';

/** A task of a free template, which runs. */
const path = '/console/template/keyword-suggestions?taskId=task-10002-3&parentNav=1&from=task-list';
const meta = preview.meta({ title: 'Templates/Dialogs/Task running', render: renderAt });

export const Running = meta.story({
  name: 'START-04 ERR-15 Running',
  parameters: { gleaner: { persona: 'standard', path } },
  play: async () => {
    const form = await theForm('Lead lists');
    await start(form, 'cloud');
    const dialog = await theDialog('The task is already running');
    await leaveBy(dialog, 'Stay here');
    await expectNotStarted(form, 'The task is already running.', path);
    await start(form, 'cloud');
    const again = await theDialog('The task is already running');
    await userEvent.click(again.getByRole('button', { name: 'View the run' }));
    await waitFor(() => expect(addressShown()).toMatch(/^\/console\/task\/task-info\?taskId=task-10002-3&/));
  },
});
