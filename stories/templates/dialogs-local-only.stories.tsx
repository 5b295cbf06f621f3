import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { RunOn } from '../../src/contract/enums.gen';
import { templateQueries } from '../../src/data/templates';
import { TaskSetup } from '../../src/features/templates/form/task-setup';
import { renderers } from './field-story';
import { formWith, leaveBy, start, theDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Local only' });

/** The form of a template that runs on the own computer only, opened while it still ran in the cloud. */
function OpenedBefore() {
  const { data: setup } = useQuery(templateQueries.setup('1027'));
  const { pathname } = useLocation();
  if (setup === undefined) return null;
  return (
    <main>
      <TaskSetup setup={{ ...setup, runOn: RunOn.Both }} template={{ runOn: RunOn.Both }} renderers={renderers} />
      <p>Address: {pathname}</p>
    </main>
  );
}

export const Shown = meta.story({
  name: 'START-11 ERR-15 Shown',
  parameters: { gleaner: { persona: 'standard' } },
  render: () => <OpenedBefore />,
  play: async ({ canvas }) => {
    const form = await formWith({ Keyword: 'bicycle' });
    await start(form, 'cloud');
    const dialog = await theDialog('This template runs only on your computer');
    await leaveBy(dialog, 'Cancel');
    await expect(await form.findByText('The task is saved, but not started')).toBeVisible();
    await start(form, 'cloud');
    const again = await theDialog('This template runs only on your computer');
    await userEvent.click(again.getByRole('button', { name: 'Start in the client' }));
    await expect(await canvas.findByText('Address: /client-run-download')).toBeVisible();
  },
});
