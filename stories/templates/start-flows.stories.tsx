import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { addressShown, renderAt } from '#.storybook/app-at';
import { ParameterControlType, ParameterDataType, RunOn, UrlSourceType } from '../../src/contract/enums.gen';
import { TaskSetup } from '../../src/features/templates/form/task-setup';
import { parameterOf, pressSave, renderers, setupOf } from './field-story';

const path = '/console/template/product-listings-by-search-url';
/** A free template and a task that was made from it. */
const edited = '/console/template/ev-charging-stations?taskId=task-10002-6&parentNav=1&from=task-list';
const editedGroup = 'Archive';

const meta = preview.meta({
  title: 'Templates/Flows/Save and start',
  parameters: { gleaner: { persona: 'professional', path } },
  render: renderAt,
});

const inside = (element: HTMLElement) => within(element);
type Form = ReturnType<typeof inside>;

/** The form once its task group is there. */
const theForm = async (group = 'My tasks'): Promise<Form> => {
  const form = inside(await screen.findByRole('form', { name: 'Parameters of the task' }, { timeout: 10_000 }));
  await form.findByText(group);
  return form;
};

/** The form with its one required field filled in. */
async function filledForm(): Promise<Form> {
  const form = await theForm();
  await userEvent.click(form.getByRole('textbox', { name: /Search result URLs/ }));
  await userEvent.paste('https://bazarro.example/search?q=lamp');
  return form;
}

async function start(form: Form, way: 'cloud' | 'client'): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Save and start' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^Start in the ${way}`) }));
}

const theDialog = async (name: string | RegExp): Promise<Form> => {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const toasts = (): Form => inside(screen.getByRole('region', { name: 'Notifications' }));

/** What the page says of a task that was saved and did not start. */
async function expectSavedNotStarted(form: Form): Promise<void> {
  await expect(await toasts().findByText('The task is saved, but not started')).toBeVisible();
  await expect(await form.findByText(/^Saved as/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save task' })).toBeEnabled();
  await expect(addressShown()).toBe(path);
}

export const Created = meta.story({
  name: 'FORM-28 ERR-12 Created',
  play: async () => {
    const form = await filledForm();
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
    const form = await theForm();
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
    await start(await filledForm(), 'cloud');
    await waitFor(() => expect(addressShown()).toMatch(/^\/console\/task\/task-info\?taskId=task-.+&parentNav=1$/), {
      timeout: 10_000,
    });
    await expect(
      await screen.findByRole('heading', { level: 1, name: /Product listings by search URL/ }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await toasts().findByText('Task started')).toBeVisible();
  },
});

export const InTheClient = meta.story({
  name: 'START-04 FORM-26 Started in the client',
  play: async () => {
    await start(await filledForm(), 'client');
    await waitFor(() => expect(addressShown()).toMatch(/^\/client-run-download\?workFlowType=10&taskId=task-[^&]+$/), {
      timeout: 10_000,
    });
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Run in the desktop client' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const FreeInTheCloud = meta.story({
  name: 'START-08 Free account in the cloud',
  parameters: { gleaner: { persona: 'free', path } },
  play: async () => {
    const form = await filledForm();
    await start(form, 'cloud');
    const dialog = await theDialog('This needs the Standard plan');
    await expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectSavedNotStarted(form);
  },
});

export const FreeTakesTheTrial = meta.story({
  name: 'START-08 The prompt leads to the trial',
  parameters: { gleaner: { persona: 'free', path } },
  play: async () => {
    await start(await filledForm(), 'cloud');
    const dialog = await theDialog('This needs the Standard plan');
    await userEvent.click(dialog.getByRole('button', { name: 'Start free trial' }));
    await waitFor(() => expect(addressShown()).toBe('/console/trial'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Free trial' })).toBeVisible();
  },
});

export const TaskLimit = meta.story({
  name: 'ERR-06 ERR-07 Task limit',
  parameters: { gleaner: { scenario: 'taskLimitReached', persona: 'standard', path } },
  play: async () => {
    const form = await filledForm();
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    const dialog = await theDialog('A higher plan is needed');
    await expect(dialog.getByText(/^You have 42 of the 42 tasks of the Standard plan\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(form.getByRole('button', { name: 'Create task' })).toBeEnabled();
    await expect(form.getByRole('textbox', { name: /Search result URLs/ })).toHaveValue(
      'https://bazarro.example/search?q=lamp',
    );
  },
});

export const SaveRefused = meta.story({
  name: 'ERR-08 Refused, nothing started',
  parameters: { gleaner: { scenario: 'saveRefused', persona: 'professional', path } },
  play: async () => {
    const form = await filledForm();
    await start(form, 'cloud');
    await expect(await toasts().findByText('The task was not saved')).toBeVisible();
    await expect(toasts().getByText('This template is not offered any more.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create task' })).toBeEnabled();
    await expect(screen.queryByText('Task started')).toBeNull();
    await expect(addressShown()).toBe(path);
  },
});

export const BalanceTooLow = meta.story({
  name: 'START-14 Balance below the granularity',
  parameters: { gleaner: { scenario: 'balanceBelowGranularity', persona: 'professional', path } },
  play: async () => {
    await start(await filledForm(), 'cloud');
    await waitFor(() => expect(addressShown()).toBe('/console/balance'), { timeout: 10_000 });
    await expect(await screen.findByRole('heading', { level: 1, name: 'Balance' })).toBeVisible();
    await expect(screen.queryByText('Task started')).toBeNull();
  },
});

export const LowBalanceStopped = meta.story({
  name: 'START-15 START-16 ERR-16 Low balance, cancelled',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'professional', path } },
  play: async () => {
    const form = await filledForm();
    await start(form, 'cloud');
    const dialog = await theDialog('The balance is low');
    await expect(
      dialog.getByText(/^1,000 rows cost \$\d.*\. Your balance of \$2\.00 is enough for about [\d,]+ rows\.$/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectSavedNotStarted(form);
  },
});

export const LowBalanceStarted = meta.story({
  name: 'START-15 Low balance, started anyway',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'professional', path } },
  play: async () => {
    await start(await filledForm(), 'cloud');
    const dialog = await theDialog('The balance is low');
    await userEvent.click(dialog.getByRole('button', { name: 'Start anyway' }));
    await waitFor(() => expect(addressShown()).toMatch(/^\/console\/task\/task-info\?taskId=task-/), {
      timeout: 10_000,
    });
  },
});

export const VersionStopped = meta.story({
  name: 'START-09 Newer version, stopped',
  parameters: { gleaner: { scenario: 'templateRenewed', persona: 'standard', path: edited } },
  play: async () => {
    const form = await theForm(editedGroup);
    await start(form, 'client');
    const dialog = await theDialog('The template has a newer version');
    await expect(dialog.getByRole('button', { name: 'Load the current version' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Continue with the old version' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await toasts().findByText('The task is saved, but not started')).toBeVisible();
    await expect(addressShown()).toBe(edited);
  },
});

export const VersionContinued = meta.story({
  name: 'START-09 Newer version, continued with the old one',
  parameters: { gleaner: { scenario: 'templateRenewed', persona: 'standard', path: edited } },
  play: async () => {
    await start(await theForm(editedGroup), 'client');
    const dialog = await theDialog('The template has a newer version');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with the old version' }));
    await waitFor(() => expect(addressShown()).toBe('/client-run-download?workFlowType=10&taskId=task-10002-6'));
  },
});

export const VersionLoaded = meta.story({
  name: 'START-09 Newer version, loaded with what was typed',
  parameters: { gleaner: { scenario: 'templateRenewed', persona: 'standard', path: edited } },
  play: async () => {
    const before = await theForm(editedGroup);
    const radius = before.getByRole('textbox', { name: /Radius/ });
    await userEvent.clear(radius);
    await userEvent.type(radius, '2.5');
    await start(before, 'client');
    const dialog = await theDialog('The template has a newer version');
    await userEvent.click(dialog.getByRole('button', { name: 'Load the current version' }));
    await expect(await toasts().findByText(/^Version \d+ of the template is loaded$/)).toBeVisible();
    const after = await theForm(editedGroup);
    await expect(after.getByRole('textbox', { name: /Radius/ })).toHaveValue('2.5');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('form', { name: 'Parameters of the task' })).toHaveFocus());
    // The task has the current version now: nothing asks again.
    await start(after, 'client');
    await waitFor(() => expect(addressShown()).toBe('/client-run-download?workFlowType=10&taskId=task-10002-6'));
  },
});

export const DailyLimit = meta.story({
  name: 'ERR-14 Daily collection limit',
  parameters: { gleaner: { scenario: 'dailyLimitReached', persona: 'professional', path } },
  play: async () => {
    const form = await filledForm();
    await start(form, 'cloud');
    await expect(
      await toasts().findByText('The daily collection limit of this template is reached. It opens again tomorrow.'),
    ).toBeVisible();
    await expectSavedNotStarted(form);
  },
});

/** Lines of an import that no save could hold, as a task that was made elsewhere has them. */
const tooMany = `${'https://bazarro.example/'.padEnd(99, 'x')}\n`.repeat(105_000);

export const TooLarge = meta.story({
  name: 'FORM-50 Too large, refused before it is sent',
  parameters: { gleaner: { scenario: 'savePending', persona: 'professional' } },
  render: () => (
    <TaskSetup
      setup={setupOf([
        parameterOf({
          DataType: ParameterDataType.String,
          ControlType: ParameterControlType.MultiInput,
          DisplayText: 'URLs',
          ControlOptions: { IsFileImportEnabled: true },
        }),
      ])}
      template={{ runOn: RunOn.Both }}
      renderers={renderers}
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
    await expect(await toasts().findByText('The task was not saved', {}, { timeout: 10_000 })).toBeVisible();
    await expect(
      toasts().getByText('The parameters are too large: a task holds at most 20 MB. Use fewer lines.'),
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
    const form = await theForm();
    // This address keeps more room above a field that is scrolled to.
    const field = form.getByRole('textbox', { name: /Search result URLs/ });
    const offset = (element: Element) => getComputedStyle(element).getPropertyValue('--gl-scroll-offset');
    await expect(offset(field)).toBe('120px');
    await expect(screen.getByRole('heading', { level: 1, name: 'Product listings by search URL' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Template details' }));
    await expect(await screen.findByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(addressShown()).toBe('/console/template/detail?slug=product-listings-by-search-url&tab=details');
  },
});

export const FixedAddressAlone = meta.story({
  name: 'TPL-18 Without a slug the gallery opens',
  parameters: { gleaner: { persona: 'professional', path: '/console/template/detail' } },
  play: async () => {
    await waitFor(() => expect(addressShown()).toBe('/console/template'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
  },
});
