import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { MarkPanel } from '#src/features/templates/form/mark-panel';
import { templateParameter } from '#tests/fixtures/template-parameter';

const keyword = templateParameter({
  Id: 'p-1',
  DisplayText: 'Keyword',
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.Input,
});
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="#e2e8e6"/><rect x="40" y="64" width="240" height="32" rx="16" fill="#0f766e"/></svg>')}`;

const meta = preview.meta({ title: 'Templates/Panels/Mark panel', parameters: { gleaner: { persona: 'standard' } } });

export const WithPicture = meta.story({
  name: 'FORM-17 With picture',
  render: () => (
    <MarkPanel
      parameter={keyword}
      marks={[
        {
          type: 'parameter',
          parameterId: 'p-1',
          imageUrl: picture,
          paramDisplayText: 'Search words',
          description: 'One word or phrase, as you would type it into the search box.',
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Search words' })).toBeVisible();
    await expect(canvas.getByText(/One word or phrase/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Image: Search words' })).toBeVisible();
  },
});

export const NoMark = meta.story({
  name: 'FORM-17 No mark',
  render: () => (
    <MarkPanel
      parameter={{ ...keyword, Id: 'p-2' }}
      marks={[
        { type: 'parameter', parameterId: 'p-1', imageUrl: null, paramDisplayText: 'Other', description: 'Other.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There’s no description for “Keyword”.')).toBeVisible();
    await expect(canvas.queryByText('Other.')).toBeNull();
  },
});

export const NothingFocused = meta.story({
  name: 'FORM-17 Nothing focused',
  render: () => (
    <MarkPanel
      parameter={undefined}
      marks={[]}
      outputFields={[
        { name: 'name', displayText: 'Product', type: 'text' },
        { name: 'price', displayText: 'Price', type: 'number' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select a field to learn about it.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Output fields' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Product', 'Price']);
  },
});
