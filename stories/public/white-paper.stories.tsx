import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Pages/White paper',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/white-paper' } },
});

const title = 'Collecting web data responsibly';

export const Ready = meta.story({
  name: 'PUB-16 Ready',
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: title }, { timeout: 8_000 });
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    await expect(contents.getAllByRole('link')).toHaveLength(5);
    await expect(contents.getByRole('link', { name: 'Be a good guest' })).toHaveAttribute('href', '#gentle');
    await expect(screen.getByRole('region', { name: 'Be a good guest' })).toHaveAttribute('id', 'gentle');
    await inTestOnly(async () => {
      const saved: string[] = [];
      const catchFile = (event: Event) => {
        if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
        event.preventDefault();
        saved.push(event.target.download);
      };
      document.addEventListener('click', catchFile);
      await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
      await expect(await screen.findByText(/^PDF saved: \d pages, \d+(\.\d)? kB\.$/)).toBeVisible();
      document.removeEventListener('click', catchFile);
      await expect(saved).toEqual([`${title}.pdf`]);
    });
    await waitFor(() => expect(document.title).toBe(`${title} · Gleaner`));
  },
});
