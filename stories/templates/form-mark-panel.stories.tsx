import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { MarkPanel } from '#src/features/templates/form/mark-panel';
import { TemplateOverview } from '#src/features/templates/form/template-overview';
import { templateParameter } from '#tests/fixtures/template-parameter';

const keyword = templateParameter({
  Id: 'p-1',
  DisplayText: 'Keyword',
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.Input,
});
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="#e2e8e6"/><rect x="40" y="64" width="240" height="32" rx="16" fill="#0f766e"/></svg>')}`;

const howToUse =
  '<h2>What you get</h2><p>Finds places by a <a href="/pricing">search word</a> and reads what each says about itself.</p><p>Second.</p>';
const sixDollars = { free: 6, basic: 6, standard: 6, professional: 6, enterprise: 6 };
const free = { free: 0, basic: 0, standard: 0, professional: 0, enterprise: 0 };

function Overview(template: ComponentProps<typeof TemplateOverview>['template']) {
  return (
    <div style={{ maxWidth: 320 }}>
      <MarkPanel parameter={undefined} marks={[]}>
        <TemplateOverview
          template={template}
          setup={{
            templateRegistrationId: '1001',
            outputFields: [
              { name: 'name', displayText: 'Product', type: 'text' },
              { name: 'price', displayText: 'Price', type: 'number' },
            ],
          }}
        />
      </MarkPanel>
    </div>
  );
}

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
  name: 'FORM-17 TPL-41 Before a field is chosen',
  render: () => <Overview howToUse={howToUse} prices={sixDollars} />,
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'About this template' }));
    await expect(panel.getByText('Finds places by a search word and reads what each says about itself.')).toBeVisible();
    await expect(panel.queryByRole('link')).toBeNull();
    await expect(await panel.findByText('$6.00')).toBeVisible();
    await expect(panel.getByText('per 1,000 rows')).toBeVisible();
    await expect(await panel.findByRole('heading', { name: 'Sample row' })).toBeVisible();
    const values = panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(values).toHaveLength(7);
    await expect(values.map(([name]) => name)).toEqual(expect.arrayContaining(['Price', 'Name', 'Category']));
    for (const [, value] of values.slice(1)) await expect(value).not.toBe('');
    await expect(panel.getByRole('heading', { name: 'More fields' })).toBeVisible();
    await expect(panel.getByText('Opening hours')).toBeVisible();
    await expect(panel.getByText('Select a field to learn about it.')).toBeVisible();
  },
});

export const Free = meta.story({
  name: 'FORM-17 TPL-41 A free template',
  render: () => <Overview description="Reads the stations on a map." prices={free} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Free')).toBeVisible();
    await expect(canvas.getByText('Reads the stations on a map.')).toBeVisible();
    await expect(canvas.queryByText('per 1,000 rows')).toBeNull();
  },
});

export const NoSample = meta.story({
  name: 'FORM-17 TPL-26 Without a sample',
  parameters: { gleaner: { scenario: 'sampleEmpty' } },
  render: () => <Overview howToUse={howToUse} prices={sixDollars} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Output fields' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Product', 'Price']);
    await expect(canvas.queryByText('Sample row')).toBeNull();
  },
});

export const SampleFailed = meta.story({
  name: 'FORM-17 TPL-26 Sample not loaded, and retried',
  parameters: { gleaner: { scenario: 'sampleFailedOnce' } },
  render: () => <Overview howToUse={howToUse} prices={sixDollars} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Couldn’t load sample rows')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Output fields' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByRole('heading', { name: 'Sample row' })).toBeVisible();
    });
  },
});
