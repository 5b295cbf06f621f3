import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { FieldStory } from './field-story';

const meta = preview.meta({
  title: 'Templates/Toasts/Parameter name copied',
  parameters: { gleaner: { persona: 'standard' } },
});

export const Copied = meta.story({
  name: 'ERR-21 Copied',
  render: () => (
    <FieldStory
      parameter={{
        DataType: ParameterDataType.String,
        ControlType: ParameterControlType.Input,
        DisplayText: 'Keyword',
        ParamName: 'Keyword',
        ControlOptions: { IsAPIEnabled: true },
      }}
    />
  ),
  play: async ({ canvas }) => {
    // Without focus the browser denies the clipboard.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API name of Keyword' }));
    const toast = within(screen.getByRole('region', { name: 'Notifications' }));
    await expect(await toast.findByText('Copied Keyword for use with the API')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('Keyword');
  },
});
