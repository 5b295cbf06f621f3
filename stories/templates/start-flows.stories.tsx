import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { ParameterControlType, ParameterDataType, RunOn, UrlSourceType } from '#src/contract/enums.gen';
import { TaskSetup } from '#src/features/templates/form/task-setup';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { foreignFields, pressSave, setupOf } from './field-story';
import { fillPricedForm, pricedPath as path, start, findForm, toasts } from './start-story';

const meta = preview.meta({
  title: 'Templates/Flows/Save and start',
  parameters: { gleaner: { persona: 'professional', path } },
  render: renderAt,
});

export const Created = meta.story({
  name: 'FORM-28 ERR-12 Created',
  play: async () => {
    const form = await fillPricedForm();
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    await expect(await toasts().findByText('Task “Product listings by search URL” created')).toBeVisible();
    await expect(await form.findByRole('button', { name: 'Save task' })).toBeEnabled();
    await expect(form.queryByRole('button', { name: 'Create task' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save task' }));
    await expect(await toasts().findByText('Task saved')).toBeVisible();
  },
});

export const RequiredMissing = meta.story({
  name: 'FORM-50 FORM-51 Nothing is saved without the required value',
  play: async () => {
    const form = await findForm();
    await start(form, 'cloud');
    const field = form.getByRole('textbox', { name: /Search result URLs/ });
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(form.getByRole('button', { name: 'Create task' })).toBeEnabled();
  },
});

export const InTheCloud = meta.story({
  name: 'TASK-33 START-04 Started in the cloud',
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await waitFor(() => expect(currentAddress()).toMatch(/^\/console\/task\/task-info\?taskId=task-.+&parentNav=1$/), {
      timeout: 10_000,
    });
    await waitFor(
      () => expect(screen.getByRole('heading', { level: 1, name: /Product listings by search URL/ })).toBeVisible(),
      { timeout: 10_000 },
    );
    await expect(await toasts().findByText('Task started')).toBeVisible();
  },
});

export const InTheClient = meta.story({
  name: 'START-04 FORM-26 Started in the client',
  play: async () => {
    await start(await fillPricedForm(), 'client');
    await waitFor(
      () => expect(currentAddress()).toMatch(/^\/client-run-download\?workFlowType=10&taskId=task-[^&]+$/),
      {
        timeout: 10_000,
      },
    );
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Opening the desktop app' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const SaveRefused = meta.story({
  name: 'ERR-08 Refused, nothing started',
  parameters: { gleaner: { scenario: 'saveRefused', persona: 'professional', path } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    await expect(await toasts().findByText('Couldn’t save the task')).toBeVisible();
    await expect(toasts().getByText('This template is no longer available. Choose another one.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create task' })).toBeEnabled();
    await expect(screen.queryByText('Task started')).toBeNull();
    await expect(currentAddress()).toBe(path);
  },
});

const tooMany = `${'https://bazarro.example/'.padEnd(99, 'x')}\n`.repeat(105_000);

export const TooLarge = meta.story({
  name: 'FORM-50 Too large, refused before it is sent',
  parameters: { gleaner: { scenario: 'savePending', persona: 'professional' } },
  render: () => (
    <TaskSetup
      setup={setupOf([
        templateParameter({
          DataType: ParameterDataType.String,
          ControlType: ParameterControlType.MultiInput,
          DisplayText: 'URLs',
          ControlOptions: { IsFileImportEnabled: true },
        }),
      ])}
      template={{ runOn: RunOn.Both }}
      foreignFields={foreignFields}
      task={{
        id: 'task-of-a-story',
        taskName: 'Lamps',
        taskGroupId: '',
        urlSourceTaskId: null,
        urlSourceTaskField: null,
        userInputParameters: JSON.stringify({
          UIParameters: [{ Id: 'p-1', Value: tooMany, Customize: { taskUrlType: UrlSourceType.FileSource } }],
          TemplateParameters: [],
        }),
      }}
    />
  ),
  play: async () => {
    await pressSave();
    await expect(await toasts().findByText('Couldn’t save the task', {}, { timeout: 10_000 })).toBeVisible();
    await expect(
      toasts().getByText('The parameters are too large. Use fewer lines to stay under 20 MB.'),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save task' })).toBeEnabled();
  },
});

export const FixedAddress = meta.story({
  name: 'TPL-18 By the address with the slug in its query',
  parameters: {
    gleaner: { persona: 'professional', path: '/console/template/detail?slug=product-listings-by-search-url' },
  },
  play: async () => {
    const form = await findForm();
    const field = form.getByRole('textbox', { name: /Search result URLs/ });
    const offset = (element: Element) => getComputedStyle(element).getPropertyValue('--gl-scroll-offset');
    await expect(offset(field)).toBe('120px');
    await expect(screen.getByRole('heading', { level: 1, name: 'Product listings by search URL' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Template details' }));
    await expect(await screen.findByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(currentAddress()).toBe('/console/template/detail?slug=product-listings-by-search-url&tab=details');
  },
});

export const FixedAddressAlone = meta.story({
  name: 'TPL-18 Without a slug the gallery opens',
  parameters: { gleaner: { persona: 'professional', path: '/console/template/detail' } },
  play: async () => {
    await waitFor(() => expect(currentAddress()).toBe('/console/template'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
  },
});
