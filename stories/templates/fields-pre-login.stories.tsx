import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const login: ParameterLiteral = {
  DataType: ParameterDataType.PreLogin,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Sign in to the site',
  ParamName: 'Login',
  Remark: 'Your password is never stored.',
  DataTypeOptions: { Url: 'https://bazarro.example/login' },
};

const meta = preview.meta({ title: 'Templates/Fields/Pre-login', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-09 Empty',
  render: () => <FieldStory parameter={login} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add cookie' })).toBeEnabled();
  },
});

export const Filled = meta.story({
  name: 'FORM-09 Filled',
  render: () => <FieldStory parameter={login} value="session=secret-of-mia" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cookie saved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeEnabled();
    await expect(canvasElement.innerHTML).not.toContain('secret-of-mia');
  },
});

export const Focused = meta.story({
  name: 'FORM-17 Focused',
  render: () => <FieldStory parameter={login} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add cookie' }).focus();
    await expectFocusPanel('Sign in to the site');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={{ ...login, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    const button = canvas.getByRole('button', { name: 'Add cookie' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Fill in this field\./));
    await expect(button).toHaveFocus();
    await inTestOnly(async () => {
      await userEvent.click(button);
      await userEvent.type(await screen.findByLabelText(/^Cookie/), 'sid=1');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Cookie saved')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.queryByText('Fill in this field.')).toBeNull();
    });
  },
});

export const Disabled = meta.story({
  name: 'FORM-09 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={login} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add cookie' })).toBeDisabled());
  },
});
