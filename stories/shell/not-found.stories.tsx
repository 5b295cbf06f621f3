import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({ title: 'Shell/Pages/Not found', render: renderAt });

export const InTheConsole = meta.story({
  name: 'In the console',
  parameters: { gleaner: { persona: 'standard', path: '/console/task/nothing-here' } },
  play: async () => {
    const title = await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await expect(title).toBeVisible();
    const strokes = [...(title.parentElement?.querySelectorAll('svg > *') ?? [])];
    const edge = Math.min(...strokes.map((stroke) => stroke.getBoundingClientRect().left));
    await expect(Math.abs(edge - title.getBoundingClientRect().left)).toBeLessThanOrEqual(1);
    await expect(screen.getByRole('link', { name: 'Browse templates' })).toHaveAttribute('href', '/console/template');
    await expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found · Gleaner'));
  },
});
