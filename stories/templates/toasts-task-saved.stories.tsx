import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { FieldStory, pressSave } from './field-story';

const keyword = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Keyword',
  ParamName: 'Keyword',
};

const meta = preview.meta({ title: 'Templates/Toasts/Task saved' });

export const Saved = meta.story({
  name: 'FORM-28 ERR-12 Saved',
  parameters: { gleaner: { persona: 'standard', path: '/console/template/ev-charging-stations' } },
  render: renderAt,
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('form', { name: 'Task parameters' }));
    await form.findByText('My tasks');
    await userEvent.type(form.getByRole('textbox', { name: /Center of the map/ }), '{Escape}52.5200, 13.4050');
    await userEvent.type(form.getByRole('textbox', { name: /Radius/ }), '{Escape}2.5');
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
    await expect(await toast.findByText(/^Task “.*” created$/)).toBeVisible();
    await expect(toast.getByRole('button', { name: 'View task list' })).toBeVisible();
    await expect(await form.findByRole('button', { name: 'Save task' })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'ERR-08 Refused',
  parameters: { gleaner: { scenario: 'saveRefused', persona: 'standard' } },
  render: () => <FieldStory parameter={keyword} value="coffee" />,
  play: async ({ canvas }) => {
    await pressSave();
    const toast = within(screen.getByRole('region', { name: 'Notifications' }));
    await expect(await toast.findByText('Couldn’t save the task')).toBeVisible();
    await expect(toast.getByText('This template is no longer available. Choose another one.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Keyword/ })).toHaveValue('coffee');
  },
});
