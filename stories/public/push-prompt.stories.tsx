import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { emulatorOf } from '#.storybook/emulator';
import { forgetPromotions } from '../promotions/forget-promotions';
import { mockNotifications } from './mock-notifications';

const meta = preview.meta({
  title: 'Public/Popovers/Push prompt',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/about' } },
  beforeEach: forgetPromotions,
});

async function standsOverItsBell() {
  await waitFor(async () => {
    const { top } = (await bell()).getBoundingClientRect();
    await expect(Math.abs(top - screen.getByRole('dialog').getBoundingClientRect().bottom - 6)).toBeLessThanOrEqual(1);
  });
}

const bell = () => screen.findByRole('button', { name: /^Notifications/ });

export const Asking = meta.story({
  name: 'PUB-20 API-035 Asking',
  beforeEach: () => mockNotifications('default', 'granted'),
  play: async ({ userEvent, loaded }) => {
    await userEvent.click(await bell());
    const question = within(await screen.findByRole('dialog', { name: 'Get notified about new templates?' }));
    await expect(question.getByRole('button', { name: 'No thanks' })).toBeEnabled();
    await expect(Notification.permission).toBe('default');
    await inTestOnly(async () => {
      await userEvent.click(question.getByRole('button', { name: 'Turn on' }));
      const on = within(await screen.findByRole('dialog', { name: 'Notifications are on' }));
      const { db } = emulatorOf(loaded);
      await expect(db.pushAnswers.all()).toMatchObject([{ key: 'visitor', answer: 'Accept', page: '/about' }]);
      await userEvent.click(on.getByRole('button', { name: 'Turn off' }));
      const off = await screen.findByRole('dialog', { name: 'Get notified about new templates?' });
      await waitFor(() => expect(db.pushAnswers.all()).toMatchObject([{ answer: 'Decline' }]));
      await expect(off).toBeVisible();
    });
  },
});

export const PutOff = meta.story({
  name: 'PUB-20 Put off',
  beforeEach: () => mockNotifications('default', 'default'),
  play: async ({ userEvent, loaded }) => {
    const button = await bell();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Get notified about new templates?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    const { db } = emulatorOf(loaded);
    await waitFor(() => expect(db.pushAnswers.all()).toMatchObject([{ key: 'visitor', answer: 'Later' }]));
  },
});

export const Blocked = meta.story({
  name: 'PUB-20 Blocked',
  beforeEach: () => mockNotifications('default', 'denied'),
  play: async ({ userEvent, loaded }) => {
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    const box = within(await screen.findByRole('dialog', { name: 'Notifications are blocked' }));
    await expect(box.getByText(/Allow them in the browser’s settings/)).toBeVisible();
    await expect(box.queryByRole('button', { name: 'Turn on' })).toBeNull();
    await standsOverItsBell();
    const { db } = emulatorOf(loaded);
    await waitFor(() => expect(db.pushAnswers.all()).toMatchObject([{ answer: 'Decline' }]));
  },
});

export const NotSaved = meta.story({
  name: 'PUB-20 Not saved',
  parameters: { gleaner: { scenario: 'pushAnswerFailed' } },
  beforeEach: () => mockNotifications('default', 'granted'),
  play: async ({ userEvent }) => {
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await expect(await screen.findByText('Couldn’t save your choice. Try again.')).toBeVisible();
    await standsOverItsBell();
    await expect(screen.getByRole('dialog', { name: 'Get notified about new templates?' })).toBeVisible();
  },
});

export const Allowed = meta.story({
  name: 'PUB-20 API-035 Allowed',
  beforeEach: () => mockNotifications('default', 'granted'),
  play: async ({ userEvent, loaded }) => {
    await userEvent.click(await bell());
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    const on = within(await screen.findByRole('dialog', { name: 'Notifications are on' }));
    await expect(on.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await expect(Notification.permission).toBe('granted');
    await expect(emulatorOf(loaded).db.pushAnswers.all()).toMatchObject([{ answer: 'Accept', page: '/about' }]);
    await standsOverItsBell();
  },
});
