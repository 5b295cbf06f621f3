import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';

const path = '/console/account-center/account';
const meta = preview.meta({
  title: 'Account/Tables/Login records',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const table = () => screen.findByRole('table', { name: 'Recent sign-ins' }, { timeout: 8_000 });

export const Ready = meta.story({
  name: 'API-016 ENUM-54 Ready',
  play: async () => {
    const list = within(await table());
    await list.findAllByText('Google', {}, { timeout: 8_000 });
    await expect(list.getAllByText('Email')[0]).toBeVisible();
    await expect(list.getAllByText(/^\w+, [\w ]+$/)[0]).toBeVisible();
    await expect(list.getAllByText('Ended')[0]).toBeVisible();
    await inTestOnly(async () => {
      const texts = () => list.getAllByRole('row').map((row) => row.textContent);
      const before = texts();
      await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
      await waitFor(() => expect(currentAddress()).toBe(`${path}?page=2`));
      await waitFor(() => expect(texts()[1]).not.toBe(before[1]));
      await expect(
        texts()
          .slice(1)
          .filter((text) => before.includes(text)),
      ).toEqual([]);
    });
  },
});

export const Failed = meta.story({
  name: 'API-016 Error',
  parameters: { gleaner: { scenario: 'loginRecordsFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load recent sign-ins', {}, { timeout: 8_000 });
    await expect(screen.getByRole('region', { name: 'Profile' })).toBeVisible();
  },
});
