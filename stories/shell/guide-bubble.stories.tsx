import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { personas } from '#mocks/personas';
import { isGuideDismissed } from '#src/state/guide';

const meta = preview.meta({
  title: 'Shell/Popovers/Guide bubble',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/template', guide: true } },
});

export const FirstVisit = meta.story({
  name: 'HDR-05 HDR-06 HDR-10 First visit',
  play: async ({ userEvent }) => {
    const bubble = within(await screen.findByRole('dialog', { name: 'Desktop app' }));
    await expect(bubble.getByText(/Windows and macOS/)).toBeVisible();
    await expect(isGuideDismissed(personas.standard.userId)).toBe(false);
    await inTestOnly(async () => {
      await userEvent.click(bubble.getByRole('button', { name: 'Got it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(isGuideDismissed(personas.standard.userId)).toBe(true);
      await expect(isGuideDismissed(personas.free.userId)).toBe(false);
    });
  },
});

export const OnAPhone = meta.story({
  name: 'HDR-05 On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { path: '/console/overview' } },
  play: async () => {
    const bubble = await screen.findByRole('dialog', { name: 'Desktop app' });
    const heading = await screen.findByRole('heading', { level: 1 });
    await expect(bubble.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom + 100);
  },
});
