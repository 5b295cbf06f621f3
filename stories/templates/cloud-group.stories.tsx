import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { emulatorOf } from '#.storybook/emulator';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const group: ParameterLiteral = {
  DataType: ParameterDataType.OperateCloudGroup,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Cloud group',
  ParamName: 'CloudGroup',
  IsRequired: true,
};

const meta = preview.meta({ title: 'Templates/Fields/Cloud group', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-11 FORM-52 Empty',
  render: () => <FieldStory parameter={group} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Cloud group' });
    await waitFor(() => expect(field).toBeEnabled());
    await expect(canvas.getByText('Choose a cloud group')).toBeVisible();
    await inTestOnly(async () => {
      await pressSave();
      await expect(await screen.findByText('Couldn’t save the task')).toBeVisible();
      await expect(canvas.queryByText('Fill in this field.')).toBeNull();
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  },
});

export const Filled = meta.story({
  name: 'FORM-11 Filled',
  render: () => <FieldStory parameter={group} value="9002" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Cloud group' });
    await waitFor(() => expect(field).toBeEnabled());
    await expect(canvas.getByTitle('Fast nodes')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(field);
      const options = await screen.findAllByRole('option');
      await expect(options.length).toBeGreaterThan(1);
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const Focused = meta.story({
  name: 'FORM-11 FORM-17 Focused',
  render: () => <FieldStory parameter={group} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Cloud group' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectFocusPanel('Cloud group');
  },
});

export const Failing = meta.story({
  name: 'FORM-11 Error',
  parameters: { gleaner: { scenario: 'clusterGroupsFailedTwice', persona: 'standard' } },
  render: () => <FieldStory parameter={group} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load cloud groups.', {}, { timeout: 5000 })).toBeVisible();
    const field = canvas.getByRole('combobox', { name: 'Cloud group' });
    await expect(field).toBeDisabled();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(field).toBeEnabled());
      await waitFor(() => expect(canvas.queryByText('Couldn’t load cloud groups.')).toBeNull());
    });
  },
});

export const Disabled = meta.story({
  name: 'FORM-11 Disabled',
  parameters: { gleaner: { scenario: 'clusterGroupsEmpty', persona: 'standard' } },
  render: () => <FieldStory parameter={group} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cloud groups available')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Cloud group' })).toBeDisabled();
  },
});

export const Cleared = meta.story({
  name: 'FORM-11 API-083 A group that is cleared leaves the task',
  parameters: { gleaner: { persona: 'standard', path: '/console/template/map-places-by-keyword' } },
  render: renderAt,
  play: async ({ loaded }) => {
    const { tasks } = emulatorOf(loaded).db;
    const form = within(await screen.findByRole('form', { name: 'Task parameters' }, { timeout: 10_000 }));
    await form.findByText('My tasks');
    await userEvent.type(form.getByRole('textbox', { name: /Keywords/ }), 'coffee');
    await userEvent.type(form.getByRole('textbox', { name: /Locations/ }), 'Leeds');
    const name = form.getByRole('textbox', { name: /Task name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Coffee in Leeds');
    const field = form.getByRole('combobox', { name: 'Cloud group' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.click(field);
    await userEvent.click(await screen.findByTitle('Night shift'));
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    await form.findByText(/^Saved as/);
    const createdTask = () => tasks.all().find(({ taskName }) => taskName === 'Coffee in Leeds');
    await waitFor(() => expect(createdTask()?.clusterGroupId).toBe('9003'));
    field.focus();
    await userEvent.keyboard('{Delete}');
    await expect(await form.findByText('Choose a cloud group')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save task' }));
      await waitFor(() => expect(createdTask()?.clusterGroupId).toBeUndefined());
    });
  },
});
