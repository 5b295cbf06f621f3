import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Region } from '#src/ui/region';

const meta = preview.meta({
  title: 'UI/Region',
  component: Region,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: componentDocs('src/ui/region.tsx', 'Region', {
    pattern: 'error',
    code: [
      '<Region title="Last run" state={state} errorTitle="The run could not be loaded">',
      '  {(run) => <RunSummary run={run} />}',
      '</Region>',
    ].join('\n'),
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    title: 'Last run',
    state: { data: undefined, error: new Error('no answer'), isRetrying: false, onRetry: fn() },
    errorTitle: 'The run could not be loaded',
    errorHint: 'The server did not answer.',
    children: String,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The run could not be loaded');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
});
