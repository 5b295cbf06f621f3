import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataSourceType, ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { chooseOption } from '#stories/choose-option';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const dropdown = { DataType: ParameterDataType.String, ControlType: ParameterControlType.Dropdown };
const cabin: ParameterLiteral = {
  ...dropdown,
  DisplayText: 'Cabin',
  ParamName: 'Cabin',
  DataSourceType: DataSourceType.Internal,
  DataSource: [
    { value: 'economy', label: 'Economy' },
    { value: 'business', label: 'Business' },
    { value: 'first', label: 'First' },
  ],
};
const country = templateParameter({
  ...dropdown,
  Id: 'p-0',
  DisplayText: 'Country',
  ParamName: 'Country',
  DataSourceType: DataSourceType.External,
  DataSource: 'countries',
});
const city: ParameterLiteral = {
  ...dropdown,
  DisplayText: 'City',
  ParamName: 'City',
  ControlOptions: { ParentField: 'Country', DataSourceFilter: 'country' },
  DataSourceType: DataSourceType.External,
  DataSource: 'cities',
  DataSourceFilter: 'country',
};

const meta = preview.meta({ title: 'Templates/Fields/Dropdown', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-05 Empty',
  render: () => <FieldStory parameter={cabin} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Cabin/ })).toBeEnabled();
    await expect(canvas.getByText('Choose an option')).toBeVisible();
  },
});

export const Filled = meta.story({
  name: 'FORM-05 Filled',
  render: () => <FieldStory parameter={cabin} value="business" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Business')).toBeVisible();
  },
});

export const Focused = meta.story({
  name: 'FORM-17 CONST-17 Focused',
  render: () => (
    <FieldStory
      parameter={{
        ...cabin,
        DataSource: Array.from({ length: 30 }, (_, index) => ({
          value: String(index),
          label: `Option ${String(index)}`,
        })),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Cabin/ }));
    const list = await screen.findByRole('listbox', { name: /Cabin/ });
    const height = () => list.closest('[tabindex="0"]')?.getBoundingClientRect().height;
    await waitFor(() => expect(height()).toBeGreaterThan(100));
    await expect(height()).toBeLessThanOrEqual(250);
    await expectFocusPanel('Cabin');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 FORM-65 Error',
  render: () => <FieldStory parameter={{ ...cabin, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Cabin/ })).toHaveAccessibleDescription(/Choose an option\./),
    );
  },
});

export const Disabled = meta.story({
  name: 'FORM-05 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={cabin} value="business" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Cabin/ })).toBeDisabled());
  },
});

export const WaitsForParent = meta.story({
  name: 'ENUM-17 Waits for parent',
  render: () => <FieldStory parameter={city} others={[country]} otherValues={{ 'p-0': '' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /City/ })).toBeDisabled();
    await expect(canvas.getByText('Choose “Country” first')).toBeVisible();
  },
});

export const CascadeOfParent = meta.story({
  name: 'ENUM-17 Emptied when the parent changes',
  render: () => <FieldStory parameter={city} others={[country]} />,
  play: async ({ canvas }) => {
    const waiting = canvas.getByText('Choose “Country” first');
    await expect(waiting).toBeVisible();
    const choose = async (field: RegExp, option: RegExp) => {
      const box = canvas.getByRole('combobox', { name: field });
      await waitFor(() => expect(box).toBeEnabled());
      await chooseOption(box, option);
    };
    await choose(/Country/, /^Germany$/);
    await choose(/City/, /^Berlin$/);
    await expect(canvas.getByTitle('Berlin')).toBeVisible();
    await choose(/Country/, /^France$/);
    await waitFor(() => expect(canvas.queryByTitle('Berlin')).toBeNull());
  },
});

export const OptionsFailed = meta.story({
  name: 'ENUM-19 Options failed',
  parameters: { gleaner: { scenario: 'optionsFailed', persona: 'standard' } },
  render: () => <FieldStory parameter={{ ...city, ControlOptions: null, DataSource: 'countries' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the options.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('combobox', { name: /City/ })).toBeDisabled();
  },
});
