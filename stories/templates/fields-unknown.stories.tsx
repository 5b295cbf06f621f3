import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataSourceType, ParameterControlType } from '#src/contract/enums.gen';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { FieldStory } from './field-story';

const meta = preview.meta({ title: 'Templates/Fields/Unknown type', parameters: { gleaner: { persona: 'standard' } } });

export const FallsBack = meta.story({
  name: 'FORM-02 Falls back',
  render: () => (
    <FieldStory
      parameter={{ DataType: 'GeoPoint', ControlType: ParameterControlType.Input, DisplayText: 'Center of the map' }}
      others={[
        templateParameter({
          Id: 'p-0',
          ParamName: 'Zone',
          DataType: 'GeoZone',
          ControlType: ParameterControlType.Dropdown,
          DisplayText: 'Zone',
          DataSourceType: DataSourceType.Internal,
          DataSource: [{ value: 'n', label: 'North' }],
        }),
        templateParameter({
          Id: 'p-2',
          ParamName: 'Shape',
          DataType: 'GeoShape',
          ControlType: 'Canvas',
          DisplayText: 'Shape',
        }),
      ]}
      value="48.1374, 11.5755"
      otherValues={{ 'p-0': 'n' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Center of the map/ })).toHaveValue('48.1374, 11.5755');
    await expect(canvas.getByRole('combobox', { name: /Zone/ })).toBeEnabled();
    await expect(canvas.getByText('North')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Shape/ })).toBeVisible();
  },
});
