import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Templates/Pages/Not supported',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/template/crypto-markets' } },
});

export const Ready = meta.story({
  name: 'TPL-40 Ready',
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: /^“.+” isn’t supported$/ })).toBeVisible();
    await expect(currentAddress()).toBe('/template/nonsupport?id=crypto-markets');
    const list = await screen.findByRole('list', { name: 'Similar templates' });
    const [first] = await within(list).findAllByRole('article');
    if (first === undefined) throw new Error('There is no alternative.');
    await inTestOnly(async () => {
      const name = first.getAttribute('aria-label') ?? '';
      await userEvent.click(within(first).getByRole('link'));
      await expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    });
  },
});

export const Unknown = meta.story({
  name: 'TPL-40 Unknown template',
  parameters: { gleaner: { path: '/template/nonsupport?id=no-such-template' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'This template isn’t supported' })).toBeVisible();
    await expect(await screen.findByRole('list', { name: 'Popular templates' })).toBeVisible();
  },
});
