import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { personas } from '#mocks/personas';
import { ParameterControlType, ParameterDataType, ProxyType } from '#src/contract/enums.gen';
import { storeDraft, readDraft } from '#src/features/templates/form/draft/draft-store';
import { now } from '#src/lib/now';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { FieldStory } from './field-story';

const { Input, MultiInput } = ParameterControlType;
const keyword = {
  DataType: ParameterDataType.String,
  ControlType: Input,
  DisplayText: 'Keyword',
  ParamName: 'Keyword',
};
const others = [
  templateParameter({
    Id: 'cookie',
    DataType: ParameterDataType.PreLogin,
    ControlType: Input,
    DisplayText: 'Sign-in',
  }),
  templateParameter({
    Id: 'lines',
    DataType: ParameterDataType.String,
    ControlType: MultiInput,
    DisplayText: 'Places',
  }),
  templateParameter({
    Id: 'proxy',
    DataType: ParameterDataType.OperateIpProxy,
    ControlType: Input,
    DisplayText: 'Proxy',
  }),
];
const place = {
  userId: personas.standard.userId,
  templateRegistrationId: '1001',
  taskId: 'task-of-a-story',
};

const meta = preview.meta({ title: 'Templates/Banners/Draft', parameters: { gleaner: { persona: 'standard' } } });

export const Offered = meta.story({
  name: 'Offered',
  beforeEach: () => {
    storeDraft(place, {
      version: 1,
      at: now() - 2 * 60 * 60 * 1000,
      taskName: 'Cafés of Lyon',
      values: {
        'p-1': { kind: 'text', value: 'café' },
        proxy: { kind: 'proxy', value: { ipProxyFromType: ProxyType.Custom, switchPeriod: 90 } },
      },
      leftOut: { cookie: 'secret', lines: 'long' },
    });
  },
  render: () => <FieldStory parameter={keyword} others={others} value="coffee" otherValues={{ cookie: 'sid=1' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes from an earlier visit')).toBeVisible();
    await expect(canvas.getByText(/^Saved on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M in this browser only\.$/)).toBeVisible();
    await expect(canvas.getByText('Left out for security: Sign-in.')).toBeVisible();
    await expect(canvas.getByText('Left out because of length: Places.')).toBeVisible();
    await inTestOnly(async () => {
      const field = canvas.getByRole('textbox', { name: /Keyword/ });
      const name = canvas.getByRole('textbox', { name: /Task name/ });
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(field).toHaveValue('coffee');
      await expect(readDraft(place, now())).toBeNull();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(field).toHaveValue('café'));
      await expect(name).toHaveValue('Cafés of Lyon');
      await expect(canvas.getByRole('checkbox', { name: 'Use a proxy' })).toBeChecked();
      await expect(canvas.getByText('Cookie saved')).toBeVisible();
      await expect(canvas.queryByText('You have unsaved changes from an earlier visit')).toBeNull();
      await waitFor(() => expect(readDraft(place, now())?.taskName).toBe('Cafés of Lyon'));
    });
  },
});

export const Restored = meta.story({
  name: 'Restored by keyboard',
  beforeEach: () => {
    storeDraft(place, {
      version: 1,
      at: now() - 60_000,
      values: { 'p-1': { kind: 'text', value: 'café' } },
      leftOut: {},
    });
  },
  render: () => <FieldStory parameter={keyword} value="coffee" />,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Restore' })).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: /Keyword/ });
    await waitFor(() => expect(field).toHaveValue('café'));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'coffee');
    await waitFor(() => expect(readDraft(place, now())).toBeNull());
  },
});
