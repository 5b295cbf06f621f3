import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { emulatorOf, constantPace } from '#.storybook/emulator';
import { createHybrid } from '#src/api/hybrid';
import type { Emulator } from '#mocks/emulator';
import { DemoHandle } from '#src/devtools/demo-handle';
import { Dock } from '#src/devtools/dock';
import { hiddenHandle } from '#src/devtools/panel-placement';
import { PanelWindow } from '#src/devtools/panel-window';
import { connectRemoteApp } from '#src/devtools/remote-app';
import { hostApp } from '#src/devtools/app-host';
import { scriptState } from '#src/devtools/script-run';
import type { ScriptName } from '#src/devtools/scripts';
import { localStore } from '#src/lib/storage';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { Notice } from '#src/ui/status';
import { RenameTaskDialog } from '#src/features/tasks/dialogs/rename-task-dialog';
import { useDeleteGroup } from '#src/features/tasks/groups/use-delete-group';
import { callApi, StoryPanel, demoControlOf } from './demo-control-story';

const meta = preview.meta({
  title: 'Shell/Panels/Demo panel',
  parameters: { gleaner: { persona: 'standard', traffic: true } },
});

function PageAndWindow({ emulator }: { readonly emulator: Emulator }) {
  const [remoteApp] = useState(() => {
    const channel = `story-${crypto.randomUUID()}`;
    const offered = hostApp(demoControlOf(emulator), new BroadcastChannel(channel));
    return connectRemoteApp(offered.name(), new BroadcastChannel(channel));
  });
  return <PanelWindow app={remoteApp} />;
}

export const PersonasAndScenarios = meta.story({
  name: 'Personas and scenarios',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="scene" />,
  play: async ({ canvas, userEvent, loaded }) => {
    const emulator = emulatorOf(loaded);
    await expect(canvas.getByText('Mia Castellan (standard)')).toBeVisible();
    const recommended = within(canvas.getByRole('list', { name: 'Recommended scenarios' }));
    await expect(recommended.getAllByRole('button')).toHaveLength(10);
    await expect(recommended.getByRole('button', { name: /^Everyday work/ })).toHaveAttribute('aria-pressed', 'true');
    await inTestOnly(async () => {
      await userEvent.click(recommended.getByRole('button', { name: /^Low balance/ }));
      await expect(await canvas.findByText('Scenario Low balance is open.')).toBeVisible();
      await expect(emulator.scenarioName).toBe('lowBalance');
      await expect(recommended.getByRole('button', { pressed: true })).toHaveTextContent('Low balance');
    });
    await expect(canvas.getByRole('combobox', { name: 'Tasks in the account' })).toBeEnabled();
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  },
});

export const ScenarioSearch = meta.story({
  name: 'Scenario search',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="scene" />,
  play: async ({ canvas, userEvent, loaded }) => {
    const search = canvas.getByRole('textbox', { name: 'Search scenarios' });
    const others = within(canvas.getByRole('group', { name: 'More scenarios' }));
    await expect(others.queryByRole('button', { name: /^lowBalance/ })).toBeNull();
    await userEvent.type(search, 'sunshine');
    await expect(await canvas.findByText('No scenarios match your search.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'lowBalance');
    await waitFor(() => expect(others.getAllByRole('button')).toHaveLength(1));
    await expect(others.getByRole('button', { name: /^lowBalance/ })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.paste('too little paid run');
    await userEvent.click(await others.findByRole('button', { name: /^balanceBelowGranularity/ }));
    await expect(await canvas.findByText('Scenario balanceBelowGranularity is open.')).toBeVisible();
    await expect(emulatorOf(loaded).scenarioName).toBe('balanceBelowGranularity');
  },
});

export const OtherScenarioOpen = meta.story({
  name: 'A scenario outside the recommended ones',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="scene" />,
  parameters: { gleaner: { persona: 'standard', scenario: 'dataOffline', traffic: true } },
  play: async ({ canvas }) => {
    const others = canvas.getByRole('group', { name: 'More scenarios' });
    const marked = canvas.getByRole('button', { pressed: true });
    await expect(others).toContainElement(marked);
    await expect(marked).toHaveTextContent('dataOffline');
    const { top, bottom } = others.getBoundingClientRect();
    await waitFor(() => expect(marked.getBoundingClientRect().top).toBeGreaterThanOrEqual(top));
    await expect(marked.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
});

export const ImportRefused = meta.story({
  name: 'Import refused',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="scene" />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const emulator = emulatorOf(loaded);
    const before = emulator.db.tasks.all().length;
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The panel has no file input.');
    await userEvent.upload(input, new File(['{"tasks": 7}'], 'holiday.json', { type: 'application/json' }));
    await expect(
      await canvas.findByText(/^Couldn’t import the file\. Nothing was changed\. This file isn’t a demo state\.$/),
    ).toBeVisible();
    await expect(emulator.scenarioName).toBe('everyday');
    await expect(emulator.db.tasks.all()).toHaveLength(before);
  },
});

export const RealApi = meta.story({
  name: 'Real API for some nouns',
  render: (_args, { loaded }) => (
    <StoryPanel emulator={emulatorOf(loaded)} tab="scene" apiBaseUrl="https://api.example/gleaner" />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'templates' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'tasks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply and reload' }));
    await expect(await canvas.findByText(/^tasks can be live only together with templates\./)).toBeVisible();
    await expect(canvas.getByText(/templateRegistrationId/)).toBeVisible();
    const send = createHybrid({
      liveTags: ['templates'],
      apiBaseUrl: 'https://api.example/gleaner',
      emulated: () => Promise.resolve(Response.json({})),
      real: () => Promise.resolve(Response.json({})),
      emulatorToken: () => Promise.resolve(undefined),
      realToken: undefined,
      measure: constantPace,
    });
    await send(new Request(new URL('/v1/templateKinds', globalThis.location.origin)));
    await callApi('/v1/templateKinds', '');
    await userEvent.click(canvas.getByRole('tab', { name: 'Traffic' }));
    const calls = within(await canvas.findByRole('list', { name: 'Calls, newest first' }));
    await waitFor(() => expect(calls.getAllByRole('button', { name: /listTemplateKinds/ })).toHaveLength(2));
    await expect(calls.getAllByText('Live')).toHaveLength(1);
  },
});

export const ClockFrozen = meta.story({
  name: 'Clock frozen',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="clock" />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { clock } = emulatorOf(loaded);
    const before = clock.now();
    await expect(canvas.getByRole('radio', { name: 'Frozen' })).toBeChecked();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Hours' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Advance' }));
      await expect(await canvas.findByText('Time advanced.')).toBeVisible();
      await expect(clock.now()).toBe(before + 10 * 3_600_000);
      await userEvent.click(canvas.getByRole('button', { name: 'Skip to next event' }));
      await waitFor(() => expect(clock.now()).toBeGreaterThan(before + 10 * 3_600_000));
      await userEvent.click(canvas.getByRole('radio', { name: 'Faster' }));
      await waitFor(() => expect(clock.setting).toMatchObject({ mode: 'speed', factor: 60 }));
      await expect(await canvas.findByText('×60')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Frozen' }));
      await waitFor(() => expect(clock.setting.mode).toBe('frozen'));
    });
  },
});

export const FaultsOn = meta.story({
  name: 'Faults on',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="faults" />,
  parameters: { gleaner: { persona: 'standard', scenario: 'slow', traffic: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Delay: 2,000 ms')).toBeVisible();
    await inTestOnly(async () => {
      const times = canvas.getByRole('textbox', { name: /Number of calls/ });
      await userEvent.type(times, 'x');
      await expect(await canvas.findByText('Enter a whole number from 1 to 1000.')).toBeVisible();
      await userEvent.clear(times);
      await userEvent.type(times, '3');
      await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }));
      await expect(await canvas.findByText('Error status: 500')).toBeVisible();
      await expect(canvas.getByText('the next 3 calls')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Delay: 2,000 ms, Every call' }));
      await waitFor(() => expect(canvas.queryByText('Delay: 2,000 ms')).toBeNull());
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
  },
});

export const TrafficWithDeviation = meta.story({
  name: 'Traffic with deviation',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="traffic" />,
  play: async ({ canvas, userEvent, loaded }) => {
    const emulator = emulatorOf(loaded);
    const token = (await emulator.signInAs('standard')) ?? '';
    emulator.faults.set([{ kind: 'answer', operation: 'getAccount', body: { userId: 7 } }]);
    await callApi('/v1/accounts', token);
    await callApi('/v1/accounts/templateBalance', token);
    await userEvent.click(canvas.getByRole('radio', { name: 'With deviations' }));
    const list = within(canvas.getByRole('list', { name: 'Calls, newest first' }));
    await expect(list.queryByText('getTemplateBalance')).toBeNull();
    await userEvent.click(await list.findByRole('button', { name: /getAccount/ }));
    const call = within(canvas.getByRole('region', { name: 'getAccount' }));
    await expect(call.getByText('/userId')).toBeVisible();
    await expect(call.getByRole('region', { name: 'Response body' })).toHaveTextContent('"userId": 7');
    await expect(call.getByRole('button', { name: 'Copy as cURL' })).toBeEnabled();
    await userEvent.click(call.getByRole('button', { name: 'Set' }));
    await expect(await canvas.findByText('The next getAccount call will get a different response.')).toBeVisible();
    await expect((await callApi('/v1/accounts', token)).status).toBe(500);
  },
});

/** Shows no elapsed time, which would differ between pictures. */
const openStep = (script: ScriptName, step: number) =>
  scriptState.write({ position: { script, step, startedAt: Number.MAX_SAFE_INTEGER } });

export const Script = meta.story({
  name: 'Demo script',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="script" />,
  beforeEach: () => openStep('dailyWork', 1),
  play: async ({ canvas, userEvent, loaded }) => {
    const { clock } = emulatorOf(loaded);
    const before = clock.now();
    await expect(canvas.getByText('Next step: One hour later')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Step 3 of 7' })).toBeVisible();
    await expect(clock.now()).toBe(before + 3_600_000);
    await expect(canvas.getByRole('button', { name: 'Copy link to this step' })).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Set up step again' }));
      await expect(await canvas.findByText('The step is set up.')).toBeVisible();
      await expect(clock.now()).toBe(before + 2 * 3_600_000);
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByText(/You can start many tasks at once/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'All scripts' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Start “Daily work”' }));
      await expect(await canvas.findByRole('progressbar', { name: 'Step 1 of 7' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    });
  },
});

export const StepRefused = meta.story({
  name: 'Demo script, the next step is not reached',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="script" />,
  parameters: { gleaner: { persona: 'standard', scenario: 'tasksEmpty', traffic: true } },
  beforeEach: () => openStep('firstRun', 3),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(
      await canvas.findByText('No task is running. Start a task in the cloud, then try again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Step 4 of 7' })).toBeVisible();
  },
});

export const ScriptLinkRefused = meta.story({
  name: 'Demo script, the link names no step',
  render: (_args, { loaded }) => <StoryPanel emulator={emulatorOf(loaded)} tab="script" />,
  beforeEach: () => scriptState.write({ refusal: 'link' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^This link names a script or step that doesn’t exist/)).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start “First run”' }));
      await expect(await canvas.findByRole('progressbar', { name: 'Step 1 of 7' })).toBeVisible();
      await expect(canvas.queryByText(/^This link names/)).toBeNull();
    });
  },
});

export const PresentersView = meta.story({
  name: 'Demo script in a window of its own',
  render: (_args, { loaded }) => <PageAndWindow emulator={emulatorOf(loaded)} />,
  beforeEach: () => {
    localStore.set('panel-tab', 'script');
    openStep('plansAndMembers', 0);
  },
  play: async ({ userEvent, loaded }) => {
    await expect(await screen.findByRole('heading', { name: 'The Free plan' })).toBeVisible();
    await userEvent.keyboard('{F9}');
    await expect(await screen.findByRole('heading', { name: 'A plan that’s too small' })).toBeVisible();
    await expect(screen.getByText('Next step: The task limit')).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    await inTestOnly(async () => {
      await userEvent.keyboard('{F9}');
      await expect(await screen.findByRole('heading', { name: 'The task limit' })).toBeVisible();
      await expect(emulatorOf(loaded).scenarioName).toBe('taskLimitReached');
      scriptState.write({ position: { script: 'plansAndMembers', step: 2, startedAt: 0 } });
      await waitFor(() => expect(screen.getByRole('timer')).not.toHaveTextContent('0:00'));
      await userEvent.click(screen.getByRole('button', { name: 'Reset timer' }));
      await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^0:0\d$/));
    });
  },
});

export const HandleHidden = meta.story({
  name: 'Handle hidden until F2 is pressed',
  render: function HandleHidden(_args, { loaded }) {
    const [control] = useState(() => demoControlOf(emulatorOf(loaded)));
    return (
      <>
        <Button>On the page</Button>
        <DemoHandle control={control} openWindow={() => false} isWindowOpen={() => false} />
      </>
    );
  },
  beforeEach: () => {
    localStore.remove('panel-place');
    hiddenHandle.write(true);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'On the page' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open demo panel (F2)' })).toBeNull();
    await inTestOnly(async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.click(await screen.findByRole('button', { name: 'Close panel' }));
      await expect(await canvas.findByRole('button', { name: 'Open demo panel (F2)' })).toBeVisible();
    });
  },
});

export const BesideDialog = meta.story({
  name: 'Beside an open dialog',
  render: function BesideDialog(_args, { loaded }) {
    const [control] = useState(() => demoControlOf(emulatorOf(loaded)));
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button>Behind</Button>
        <Dialog open={open} title="Delete the task?" onClose={() => setOpen(false)} footer={<Button>Delete</Button>} />
        <Dock
          control={control}
          placement={{ open: true, dock: 'side', width: 420, height: 300 }}
          onPlacementChange={() => undefined}
          onOpenWindow={() => undefined}
        />
      </>
    );
  },
  beforeEach: () => void localStore.set('panel-tab', 'scene'),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete the task?' });
    const search = await screen.findByRole('textbox', { name: 'Search scenarios' });
    await inTestOnly(async () => {
      await userEvent.click(search);
      await userEvent.type(search, 'tasksEmpty');
      await expect(search).toHaveFocus();
      await expect(search).toHaveValue('tasksEmpty');
      // The dialog still pulls back focus that moves to the page behind it.
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      screen.getByRole('button', { name: 'Behind' }).focus();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
  },
});

const STORYBOOK = 'https://design.example/book/';
const storyAt = (id: string) => `${STORYBOOK}?path=/story/${id}`;

export const LinkToDialog = meta.story({
  name: 'Link to the story of the open dialog',
  render: function LinkToDialog(_args, { loaded }) {
    const [control] = useState(() => demoControlOf(emulatorOf(loaded), '', STORYBOOK));
    const [open, setOpen] = useState(false);
    const deleteGroup = useDeleteGroup();
    const close = () => setOpen(false);
    return (
      <>
        <Button
          onClick={() => void deleteGroup({ taskGroupId: '1', taskGroupName: 'Rivals', isDefault: false }, 'My tasks')}
        >
          Delete
        </Button>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <RenameTaskDialog
          open={open}
          task={{ taskId: 'task-10002-6', taskName: 'Chargers in Leeds' }}
          onClose={close}
          onClosed={close}
        />
        <Dock
          control={control}
          placement={{ open: true, dock: 'side', width: 420, height: 300 }}
          onPlacementChange={() => undefined}
          onOpenWindow={() => undefined}
        />
      </>
    );
  },
  beforeEach: () => void localStore.set('panel-tab', 'scene'),
  play: async ({ canvas, userEvent }) => {
    const link = await screen.findByRole('link', { name: 'Open in Storybook' });
    await expect(link).toHaveAttribute('href', storyAt('tasks-pages-template-task-list--ready'));
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(link).toHaveAttribute('href', storyAt('tasks-dialogs-delete-group--with-tasks')));
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(link).toHaveAttribute('href', storyAt('tasks-pages-template-task-list--ready')));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(link).toHaveAttribute('href', storyAt('tasks-dialogs-rename-task--ready')));
  },
});

export const PickingComponent = meta.story({
  name: 'Picking a component of the page',
  render: function PickingComponent(_args, { loaded }) {
    const [control] = useState(() => demoControlOf(emulatorOf(loaded), '', STORYBOOK));
    const [pressed, setPressed] = useState(false);
    return (
      <>
        <Notice variant="info" actions={<Button onClick={() => setPressed(true)}>Top up</Button>}>
          {pressed ? 'Pressed' : 'Four dollars left'}
        </Notice>
        <DemoHandle control={control} openWindow={() => false} isWindowOpen={() => false} />
        <Dock
          control={control}
          placement={{ open: true, dock: 'side', width: 420, height: 300 }}
          onPlacementChange={() => undefined}
          onOpenWindow={() => undefined}
        />
      </>
    );
  },
  beforeEach: () => {
    localStore.set('panel-tab', 'scene');
    localStore.remove('panel-place');
    hiddenHandle.write(true);
    const opened = spyOn(window, 'open').mockReturnValue(null);
    return () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      opened.mockRestore();
      hiddenHandle.write(undefined);
    };
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Top up' });
    const pick = await screen.findByRole('button', { name: 'Pick on the page (F4)' });
    await inTestOnly(async () => {
      await userEvent.click(pick);
      await screen.findByText(/^Pick a part of the page/);
      await userEvent.click(button);
      await expect(window.open).toHaveBeenLastCalledWith(storyAt('ui-button--playground'), '_blank', 'noopener');
      await expect(canvas.getByText('Four dollars left')).toBeVisible();
      await userEvent.click(button);
      await expect(canvas.getByText('Pressed')).toBeVisible();

      await userEvent.keyboard('{F4}');
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await userEvent.keyboard('{ArrowUp}');
      await expect(await screen.findByText('Notice')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(window.open).toHaveBeenLastCalledWith(storyAt('ui-notice--playground'), '_blank', 'noopener');

      await userEvent.keyboard('{F4}');
      await userEvent.hover(button);
      await screen.findByText('Button');
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByText('Button')).toBeNull();
      await expect(window.open).toHaveBeenCalledTimes(2);
    });
    await userEvent.click(pick);
    await screen.findByText(/^Pick a part of the page/);
    await userEvent.hover(button);
    await expect(await screen.findByText('Button')).toBeVisible();
  },
});

export const OwnWindow = meta.story({
  name: 'In a window of its own',
  render: (_args, { loaded }) => <PageAndWindow emulator={emulatorOf(loaded)} />,
  beforeEach: () => void localStore.set('panel-tab', 'faults'),
  play: async ({ userEvent, loaded }) => {
    await expect(await screen.findByText('/console/task/template-list')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add fault' }));
      await expect(await screen.findByText('Error status: 500')).toBeVisible();
      await expect(emulatorOf(loaded).faults.list()).toHaveLength(1);
    });
  },
});

export const ScenariosInOwnWindow = meta.story({
  name: 'Scenarios in a window of its own',
  render: (_args, { loaded }) => <PageAndWindow emulator={emulatorOf(loaded)} />,
  beforeEach: () => void localStore.set('panel-tab', 'scene'),
  play: async ({ userEvent, loaded }) => {
    const recommended = within(await screen.findByRole('list', { name: 'Recommended scenarios' }));
    await expect(recommended.getAllByRole('button')).toHaveLength(10);
    await inTestOnly(async () => {
      await userEvent.click(recommended.getByRole('button', { name: /^Members/ }));
      await waitFor(() => expect(recommended.getByRole('button', { pressed: true })).toHaveTextContent(/^Members/));
      await expect(emulatorOf(loaded).scenarioName).toBe('membersEveryday');
    });
  },
});

export const NoPage = meta.story({
  name: 'In a window of its own, without a page',
  render: () => <PanelWindow app={connectRemoteApp(undefined, new BroadcastChannel(`story-${crypto.randomUUID()}`))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No demo page is open in this browser.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open demo' })).toBeVisible();
  },
});
