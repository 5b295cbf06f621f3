import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/API docs',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/api-docs' } },
  beforeEach: forgetPromotions,
});

export const Ready = meta.story({
  name: 'PUB-16 Ready',
  play: async ({ canvasElement }) => {
    await screen.findByText('API documentation', { selector: 'h1' }, { timeout: 12_000 });
    const field = screen.getByLabelText('Search endpoints', { selector: 'input' });
    const count = screen.getByText(/^\d+ endpoints$/, { selector: 'p' });
    await expect(count).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(field);
      await userEvent.paste('tasksearchs list');
      await expect(await screen.findByText(/^1 of \d+ endpoints$/, { selector: 'p' })).toBeVisible();
      await expect(currentAddress()).toBe('/api-docs?q=tasksearchs+list');
      const call = canvasElement.querySelector<HTMLElement>('#call-listTasks') ?? canvasElement;
      await userEvent.click(within(call).getByText('tasksearchs', { selector: 'mark' }));
      await expect((await within(call).findAllByText('pageSize'))[0]).toBeVisible();
      await expect(within(call).getAllByText(/^from 1; up to 100000; default 10/)[0]).toBeVisible();
      await expect(within(call).queryByText('Requirements')).toBeNull();
      // A link to a part that the search hides clears the search.
      const mode = within(call).getAllByText('TaskMode', { selector: 'a' })[0] ?? field;
      await userEvent.click(mode);
      await waitFor(() => expect(currentAddress()).toBe('/api-docs'));
      await expect(await screen.findByText('Values of TaskMode')).toBeInTheDocument();
      await expect(field).toHaveValue('');
      await expect(screen.getByText('members', { selector: 'h2' })).toBeInTheDocument();
    });
  },
});
