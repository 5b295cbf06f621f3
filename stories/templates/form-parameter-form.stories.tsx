import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { DataSourceType, ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { FieldStory, pressSave } from './field-story';

const { String: Text, Decimal } = ParameterDataType;
const { Input, Dropdown } = ParameterControlType;
const keyword = { DataType: Text, ControlType: Input, DisplayText: 'Keyword', ParamName: 'Keyword', IsRequired: true };
const mostResults = templateParameter({
  Id: 'p-0',
  ParamName: 'MaxResults',
  DisplayText: 'Most results',
  DataType: Decimal,
  ControlType: Input,
  IsRequired: true,
});
const period = templateParameter({
  Id: 'p.2',
  ParamName: 'Period',
  DisplayText: 'Period',
  DataType: Text,
  ControlType: Dropdown,
  DataSourceType: DataSourceType.Internal,
  DataSource: [{ value: 'week', label: 'Last week' }],
});
const others = [mostResults, period];
const country = templateParameter({
  Id: 'p-country',
  ParamName: 'Country',
  DisplayText: 'Country',
  ControlType: Dropdown,
  DataSourceType: DataSourceType.External,
  DataSource: 'countries',
});
const place = templateParameter({
  Id: 'p-city',
  ParamName: 'City',
  DisplayText: 'City',
  ControlType: Dropdown,
  ControlOptions: { ParentField: 'Country' },
  DataSourceType: DataSourceType.External,
  DataSource: 'cities',
});

const everyKind = [
  templateParameter({
    Id: 'p-lines',
    ParamName: 'Pages',
    DisplayText: 'Pages',
    DataType: Text,
    ControlType: ParameterControlType.MultiInput,
    IsRequired: true,
  }),
  period,
  templateParameter({
    Id: 'p-list',
    ParamName: 'Condition',
    DisplayText: 'Condition',
    DataType: Text,
    ControlType: ParameterControlType.CheckboxList,
    DataSourceType: DataSourceType.Internal,
    DataSource: [
      { value: 'new', label: 'New' },
      { value: 'used', label: 'Used' },
    ],
    IsRequired: true,
  }),
  templateParameter({
    Id: 'p-switch',
    ParamName: 'WithReviews',
    DisplayText: 'With reviews',
    DataType: ParameterDataType.Switch,
    ControlType: Input,
  }),
  templateParameter({
    Id: 'p-after',
    ParamName: 'PostedAfter',
    DisplayText: 'Published after',
    DataType: ParameterDataType.Datetime,
    ControlType: Input,
    IsRequired: true,
  }),
  templateParameter({
    Id: 'p-at',
    ParamName: 'CheckAt',
    DisplayText: 'Check every day at',
    DataType: ParameterDataType.Time,
    ControlType: Input,
    IsRequired: true,
  }),
  mostResults,
];

const meta = preview.meta({
  title: 'Templates/Panels/Parameter form',
  parameters: { gleaner: { persona: 'standard' } },
});

export const Saving = meta.story({
  name: 'Saving',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => (
    <FieldStory parameter={keyword} others={others} value="coffee" otherValues={{ 'p-0': '20', 'p.2': 'week' }} />
  ),
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Keyword/ })).toBeDisabled());
    await expect(canvas.getByRole('textbox', { name: /Most results/ })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: /Period/ })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /Task name/ })).toBeDisabled();
    await expect(canvas.getByText('Saving task')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Save task/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Problems = meta.story({
  name: 'FORM-50 FORM-63 Errors summed up',
  render: () => <FieldStory parameter={keyword} others={others} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Task name/ });
    await userEvent.clear(name);
    await pressSave();
    await expect(await canvas.findByText('3 fields need attention')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Most results/ })).toHaveFocus();
    await inTestOnly(async () => {
      const line = canvas.getByRole('button', { name: 'Task name: Fill in this field.' });
      line.focus();
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveFocus();
      await userEvent.keyboard('Cafés');
      await waitFor(() => expect(canvas.getByText('2 fields need attention')).toBeVisible());
      await expect(canvas.queryByRole('button', { name: /^Task name:/ })).toBeNull();
      const keywordField = canvas.getByRole('textbox', { name: /Keyword/ });
      canvas.getByRole('button', { name: 'Keyword: Fill in this field.' }).focus();
      await userEvent.keyboard('{Enter}coffee');
      await expect(keywordField).toHaveValue('coffee');
      canvas.getByRole('button', { name: 'Most results: Fill in this field.' }).focus();
      await userEvent.keyboard('{Enter}20{Control>}{Enter}{/Control}');
      await waitFor(() => expect(canvas.queryByText(/need(s)? attention/)).toBeNull());
      await expect(
        await screen.findByText('This task no longer exists. Go back to your tasks. Your changes are still here.'),
      ).toBeVisible();
    });
  },
});

export const Grouped = meta.story({
  name: 'FORM-65 Required before optional',
  render: () => <FieldStory parameter={keyword} others={[period, mostResults, country, place]} />,
  play: async ({ canvas }) => {
    const optional = canvas.getByRole('group', { name: 'Optional' });
    const labels = [...canvas.getByRole('form').querySelectorAll('label')];
    await expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Most results\u00A0*',
      'Keyword\u00A0*',
      'Period',
      'Country',
      'City',
      'Task name\u00A0*',
      'Task group\u00A0*',
    ]);
    await expect(labels.filter((label) => optional.contains(label))).toEqual(labels.slice(2, 5));
    await inTestOnly(async () => {
      await pressSave();
      await expect(await canvas.findByText('2 fields need attention')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /Most results/ })).toHaveFocus();
      await userEvent.keyboard('20');
      await userEvent.type(canvas.getByRole('textbox', { name: /Keyword/ }), 'coffee');
      await expect(canvas.queryByText(/need(s)? attention/)).toBeNull();
    });
  },
});

export const FirstErrorOnThePage = meta.story({
  name: 'FORM-50 FORM-63 The first error on the page gets the focus',
  render: () => (
    <FieldStory parameter={keyword} others={[{ ...mostResults, IsRequired: false }]} otherValues={{ 'p-0': 'many' }} />
  ),
  play: async ({ canvas }) => {
    await pressSave();
    await expect(await canvas.findByText('2 fields need attention')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Keyword/ })).toHaveFocus();
    const summary = canvas.getAllByRole('button', { name: /^(Keyword|Most results): / });
    await expect(summary[0]).toHaveTextContent(/^Keyword:/);
  },
});

export const Family = meta.story({
  name: 'ENUM-19 A dependent field stays beside its parent',
  render: () => (
    <FieldStory parameter={keyword} others={[mostResults, period, { ...country, IsRequired: true }, place]} />
  ),
  play: async ({ canvas }) => {
    const labels = [...canvas.getByRole('form').querySelectorAll('label')].map(({ textContent }) => textContent);
    await expect(labels.slice(0, 5)).toEqual([
      'Most results\u00A0*',
      'Country\u00A0*',
      'City',
      'Keyword\u00A0*',
      'Period',
    ]);
    const optional = within(canvas.getByRole('group', { name: 'Optional' }));
    await expect(optional.queryByText('City')).toBeNull();
  },
});

export const OneGroup = meta.story({
  name: 'FORM-65 Only required fields, without headings',
  render: () => <FieldStory parameter={keyword} others={[mostResults]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Keyword/ })).toBeVisible();
    await expect(canvas.queryByText('Optional')).toBeNull();
  },
});

export const StartRefused = meta.story({
  name: 'FORM-50 Start checks the form too',
  render: () => <FieldStory parameter={keyword} others={others} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and start' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start in the cloud' }));
    await expect(await canvas.findByText('2 fields need attention')).toBeVisible();
  },
});

async function tabTo(element: HTMLElement): Promise<void> {
  for (let step = 0; step < 40 && document.activeElement !== element; step += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

export const ByKeyboard = meta.story({
  name: 'FORM-01 FORM-02 Filled by keyboard alone',
  render: () => <FieldStory parameter={keyword} others={everyKind} />,
  play: async ({ canvas }) => {
    await canvas.findByText('My tasks');
    await tabTo(canvas.getByRole('textbox', { name: /^Pages/ }));
    await userEvent.keyboard('a.example{Enter}b.example');
    await tabTo(canvas.getByRole('checkbox', { name: 'Used' }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('textbox', { name: /^Published after/ }));
    await userEvent.keyboard('2026-11-01 08:30:15{Enter}');
    await tabTo(canvas.getByRole('textbox', { name: /^Check every day at/ }));
    await userEvent.keyboard('06:15:00{Enter}');
    await tabTo(canvas.getByRole('textbox', { name: /^Most results/ }));
    await userEvent.keyboard('20');
    await tabTo(canvas.getByRole('textbox', { name: /^Keyword/ }));
    await userEvent.keyboard('coffee');
    // Simulated keys lack the key code that choosing needs; tests/e2e/template-keyboard.e2e.ts covers it.
    const periods = canvas.getByRole('combobox', { name: /^Period/ });
    await tabTo(periods);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(periods).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await tabTo(canvas.getByRole('switch', { name: /^With reviews/ }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('button', { name: 'Save task' }));
    await expect(canvas.getByRole('textbox', { name: /^Pages/ })).toHaveValue('a.example\nb.example');
    await expect(canvas.getByRole('checkbox', { name: 'Used' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: /^With reviews/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Published after/ })).toHaveValue('2026-11-01 08:30:15');
    await expect(canvas.getByRole('textbox', { name: /^Check every day at/ })).toHaveValue('06:15:00');
    await inTestOnly(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('Couldn’t save the task')).toBeVisible();
      await expect(canvas.queryByText(/need(s)? attention/)).toBeNull();
    });
  },
});
