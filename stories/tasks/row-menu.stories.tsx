import preview from '#.storybook/preview';
import { expect, screen } from 'storybook/test';
import { TaskMode, TemplateStatus } from '#src/contract/enums.gen';
import { OneTask } from './one-task';

const meta = preview.meta({
  title: 'Tasks/Popovers/Row menu',
  component: OneTask,
  parameters: { gleaner: { persona: 'standard' } },
});

const entries = () =>
  screen.getAllByRole('menuitem').map((entry) => entry.firstElementChild?.firstElementChild?.textContent);
const off = (name: RegExp) => screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';

export const TemplateTask = meta.story({
  name: 'ROLE-15 Template task',
  args: {
    fits: (task) =>
      task.workFlowType === TaskMode.TemplateMode && task.templateInfo?.status === TemplateStatus.Published,
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^More actions for / }));
    await expect(await screen.findByRole('menuitem', { name: /^Copy to group/ })).toHaveTextContent(
      'Template tasks can’t be copied',
    );
    await expect(off(/^Copy to group/)).toBe(true);
    await expect(screen.getByRole('menuitem', { name: /^Share/ })).toHaveTextContent('Template tasks can’t be shared');
    await expect(off(/^Share/)).toBe(true);
    await expect(off(/^Edit parameters/)).toBe(false);
    const menu = screen.getByRole('menu');
    await expect(menu.scrollHeight).toBeLessThanOrEqual(menu.clientHeight);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const AdvancedTask = meta.story({
  name: 'TASK-18 ENUM-32 Advanced task',
  args: { fits: (task) => task.workFlowType === TaskMode.AdvanceMode && task.scheduleType !== null },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^More actions for / }));
    await screen.findByRole('menuitem', { name: /^Delete task/ });
    await expect(entries()).toEqual([
      'Run details',
      'Edit parameters',
      'Rename',
      'Move to group',
      'Copy to group',
      'Share',
      'Schedule',
      'Clear schedule',
      'Priority',
      'Cloud nodes',
      'Cloud group',
      'Delete task',
    ]);
    for (const entry of screen.getAllByRole('menuitem')) await expect(entry).not.toHaveAttribute('aria-disabled');
  },
});
