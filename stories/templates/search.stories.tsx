import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Templates/Popovers/Search',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/template' } },
});

const field = () => screen.findByRole('combobox', { name: 'Search templates' });
const options = () => within(screen.getByRole('listbox', { name: 'Matching templates' })).getAllByRole('option');

export const Matches = meta.story({
  name: 'PUB-01 Matches',
  play: async ({ userEvent }) => {
    const box = await field();
    await userEvent.type(box, 'hotel rev');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    const [first] = options();
    await expect(first).toHaveTextContent('Larkstay: hotel reviews');
    await expect(
      within(options()[0] as HTMLElement).getAllByText(/^(hotel|rev)/i, { selector: 'mark' })[0],
    ).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/template?keyword=hotel+rev'));
    await expect(box).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  name: 'PUB-01 Matches by keyboard',
  play: async ({ userEvent }) => {
    const box = await field();
    await userEvent.type(box, 'hotel');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    const marked = () => options().findIndex((option) => option.ariaSelected === 'true');
    await expect(marked()).toBe(-1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(marked()).toBe(1);
    await expect(box).toHaveAttribute('aria-activedescendant', options()[1]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(marked()).toBe(-1);
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('hotel');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await waitFor(() => expect(currentAddress()).toBe('/template'));
    await userEvent.type(box, 'travel');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    const kind = await screen.findByRole('option', { name: 'Travel Category' });
    await userEvent.keyboard(`{ArrowDown>${String(options().indexOf(kind) + 1)}/}{Enter}`);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
    const here = await field();
    await userEvent.type(here, 'hotel');
    await waitFor(() => expect(here).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toBe(0);
  },
});

export const FromTheAddress = meta.story({
  name: 'PUB-01 Matches of the words of the address',
  parameters: { gleaner: { path: '/template?keyword=hotel+rev' } },
  play: async ({ userEvent }) => {
    const box = await field();
    await userEvent.click(box);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    await expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await expect(options()[0]).toHaveTextContent('Larkstay: hotel reviews');
  },
});
