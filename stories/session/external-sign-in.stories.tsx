import preview from '#.storybook/preview';
import { expect, screen } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { parseAuthSettings } from '#src/api/auth/settings';
import { applyConfig } from '#src/api/config';

const signInElsewhere = () => {
  applyConfig({
    apiBaseUrl: '',
    auth: parseAuthSettings(
      '{"kind":"redirect","signInUrl":"https://id.example/sign-in","exchangePath":"/auth/exchange"}',
    ),
  });
  return () => applyConfig({ apiBaseUrl: '' });
};

const meta = preview.meta({
  title: 'Session/Pages/Sign in elsewhere',
  render: renderAt,
  beforeEach: signInElsewhere,
  parameters: { gleaner: { persona: 'visitor', path: '/login' } },
});

export const Asked = meta.story({
  name: 'ROLE-01 Asked before leaving',
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go to the sign-in page' })).toBeEnabled();
    await expect(screen.queryByLabelText(/^Password/)).toBeNull();
  },
});

export const NotCompleted = meta.story({
  name: 'ROLE-01 Came back without a session',
  parameters: { gleaner: { path: '/login?code=c-1&state=forged' } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t complete sign-in')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go to the sign-in page' })).toBeEnabled();
  },
});
