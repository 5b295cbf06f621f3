import { expect, screen, userEvent, within } from 'storybook/test';
import { AccountLevel, RunOn, SourceType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { CloudGroupField } from '#src/features/proxies/cloud-group-field';
import { ProxyField } from '#src/features/proxies/proxy-field';
import type { TemplateParameter } from '#src/features/templates/form/field-contract';
import { TaskSetup } from '#src/features/templates/form/task-setup';
import { templateParameter } from '#tests/fixtures/template-parameter';

export const foreignFields = { proxy: ProxyField, cloudGroup: CloudGroupField };

export type ParameterLiteral = Pick<TemplateParameter, 'DataType' | 'ControlType'> & Partial<TemplateParameter>;

export function setupOf(
  parameters: readonly TemplateParameter[],
  more: Partial<Schemas['TemplateSetup']> = {},
): Schemas['TemplateSetup'] {
  return {
    id: '1001',
    version: 12,
    type: SourceType.Octopus,
    name: 'Map places by keyword',
    slug: 'map-places-by-keyword',
    templateRegistrationId: '1001',
    isPublic: true,
    isWhiteUserId: false,
    accountLimit: AccountLevel.None,
    pricePerData: null,
    dailyMaxCount: null,
    dailyMaxExtractedCount: null,
    todayCrawlCount: 0,
    parameters: JSON.stringify(parameters),
    fieldDataSource: null,
    marks: [],
    runOn: RunOn.Both,
    preLoginUrl: null,
    ...more,
  };
}

export function FieldStory({
  parameter,
  others = [],
  value,
  otherValues = {},
}: {
  readonly parameter: ParameterLiteral;
  readonly others?: readonly TemplateParameter[];
  readonly value?: unknown;
  readonly otherValues?: Readonly<Record<string, unknown>>;
}) {
  const own = templateParameter(parameter);
  const stored = { ...otherValues, ...(value === undefined ? {} : { [own.Id]: value }) };
  return (
    <TaskSetup
      setup={setupOf([...others, own], {
        marks: [
          {
            type: 'parameter',
            parameterId: own.Id,
            imageUrl: null,
            paramDisplayText: `About ${own.DisplayText}`,
            description: 'What it is for.',
          },
        ],
      })}
      template={{ runOn: RunOn.Both }}
      foreignFields={foreignFields}
      task={{
        id: 'task-of-a-story',
        taskName: 'Coffee in Leeds',
        taskGroupId: '',
        urlSourceTaskId: null,
        urlSourceTaskField: null,
        userInputParameters: JSON.stringify({
          UIParameters: Object.entries(stored).map(([Id, Value]) => ({ Id, Value })),
          TemplateParameters: [],
        }),
      }}
    />
  );
}

export async function pressSave(): Promise<void> {
  const form = within(await screen.findByRole('form', { name: 'Task parameters' }));
  const group = await form.findByRole('combobox', { name: /^Task group/ });
  await expect(group).toBeEnabled();
  await form.findByText('My tasks');
  await userEvent.click(form.getByRole('button', { name: 'Save task' }));
}

/** FORM-17: the panel beside the form describes the focused field. */
export async function expectFocusPanel(label: string): Promise<void> {
  const panel = within(await screen.findByRole('complementary', { name: 'About this field' }));
  await expect(await panel.findByRole('heading', { name: `About ${label}` })).toBeVisible();
  await expect(panel.getByText('What it is for.')).toBeVisible();
}
