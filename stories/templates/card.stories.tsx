import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OneCard } from './one-card';

const meta = preview.meta({
  title: 'Templates/Cards/Template card',
  component: OneCard,
  args: { slug: 'map-places-by-keyword' },
  parameters: { gleaner: { persona: 'standard' } },
});

const card = (name: string) => screen.findByRole('article', { name });

const pricesByPlan = (box: HTMLElement) =>
  within(box)
    .getAllByRole('term')
    .map((term, index) => [term.textContent, within(box).getAllByRole('definition')[index]?.textContent]);

export const New = meta.story({
  name: 'ENUM-07 New',
  args: { slug: 'clipnest-comments' },
  play: async () => {
    const box = await card('Clipnest: video comments');
    await expect(within(box).getByText('Coming soon')).toBeVisible();
    await expect(within(box).queryByRole('link')).toBeNull();
  },
});

export const Published = meta.story({
  name: 'ENUM-06 CONST-13 Published',
  play: async ({ userEvent }) => {
    const box = await card('Map places by keyword');
    await expect(await within(box).findByText('$2.40')).toBeVisible();
    await expect(within(box).getByText('per 1,000 rows')).toBeVisible();
    await expect(within(box).getByText('Maps and places · Contacts and leads')).toBeVisible();
    await expect(within(box).getByText(/^Finds shops, restaurants, and services/)).toBeVisible();
    await expect(within(box).getByRole('link', { name: 'Map places by keyword' })).toHaveAttribute(
      'href',
      '/console/template/map-places-by-keyword',
    );
    for (const status of ['Coming soon', 'Under maintenance', 'Withdrawn'])
      await expect(within(box).queryByText(status)).toBeNull();
    const favorite = within(box).getByRole('button', { name: 'Remove Map places by keyword from favorites' });
    await inTestOnly(async () => {
      await userEvent.click(favorite);
      await expect(
        await within(box).findByRole('button', { name: 'Add Map places by keyword to favorites' }),
      ).toBeVisible();
      await expect(favorite).toHaveFocus();
    });
  },
});

export const PricesOfAllPlans = meta.story({
  name: 'ENUM-06 Prices of all plans',
  play: async ({ userEvent }) => {
    const box = await card('Map places by keyword');
    const button = within(box).getByRole('button', { name: 'Prices for Map places by keyword by plan' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = await within(box).findByRole('group', { name: 'Prices for Map places by keyword by plan' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(pricesByPlan(list)).toEqual([
      ['Free', '$3.00'],
      ['Basic', '$3.00'],
      ['Standard', '$2.40'],
      ['Professional', '$1.95'],
      ['Enterprise', '$1.50'],
    ]);
    await inTestOnly(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(within(box).queryByRole('group')).toBeNull();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(within(box).getByRole('group')).toBeVisible();
    });
  },
});

export const OwnPriceOnly = meta.story({
  name: 'ENUM-06 Own price only',
  args: { slug: 'rentals-by-city' },
  play: async () => {
    const box = await screen.findByRole('article');
    await expect(await within(box).findByText('$2.08')).toBeVisible();
    await expect(within(box).queryByRole('button', { name: /^Prices for/ })).toBeNull();
  },
});

export const Maintaining = meta.story({
  name: 'ENUM-07 Maintaining',
  args: { slug: 'larkstay-hotel-reviews' },
  play: async () => {
    const box = await card('Larkstay: hotel reviews');
    await expect(within(box).getByText('Under maintenance')).toBeVisible();
    await expect(within(box).getByRole('link', { name: 'Larkstay: hotel reviews' })).toBeVisible();
  },
});

export const Obsoleting = meta.story({
  name: 'TPL-46 ENUM-07 Obsoleting',
  args: { slug: 'group-posts' },
  play: async () => {
    const box = await card('Posts in closed groups');
    await expect(within(box).getByText('Withdrawn')).toBeVisible();
    await expect(within(box).getByRole('heading', { name: 'Posts in closed groups' })).toBeVisible();
    await expect(within(box).queryByRole('link')).toBeNull();
  },
});

export const Free = meta.story({
  name: 'TPL-41 Free',
  args: { slug: 'ev-charging-stations' },
  play: async () => {
    const box = await card('Charging stations on the map');
    await expect(await within(box).findByText('Free')).toBeVisible();
    await expect(within(box).queryByText(/\$|per 1,000 rows/)).toBeNull();
  },
});

export const UnderACent = meta.story({
  name: 'I18N-02 TPL-41 Under a cent',
  args: { slug: 'exchange-rates' },
  play: async () => {
    const box = await card('Exchange rates');
    await expect(await within(box).findByText('<$0.01')).toBeVisible();
    await expect(within(box).queryByText(/^(Free|\$0\.00)$/)).toBeNull();
  },
});

export const PriceAsVisitor = meta.story({
  name: 'ROLE-14 Price as visitor',
  parameters: { gleaner: { persona: 'visitor' } },
  play: async () => {
    const box = await card('Map places by keyword');
    await expect(await within(box).findByText('$3.00')).toBeVisible();
    await expect(within(box).queryByText('$2.40')).toBeNull();
  },
});

export const PriceAsEnterpriseChild = meta.story({
  name: 'ROLE-12 Price as enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild' } },
  play: async () => {
    const box = await card('Map places by keyword');
    await expect(await within(box).findByText('$1.50')).toBeVisible();
    await expect(within(box).queryByText('$3.00')).toBeNull();
  },
});

export const PriceWithoutAPlan = meta.story({
  name: 'ROLE-13 Price without a plan',
  parameters: { gleaner: { persona: 'noPlan' } },
  play: async ({ userEvent }) => {
    const box = await card('Map places by keyword');
    const shown = await within(box).findByText('$3.00');
    await userEvent.click(within(box).getByRole('button', { name: /^Prices for/ }));
    const prices = pricesByPlan(await within(box).findByRole('group'));
    await expect(prices[0]).toEqual(['Free', shown.textContent]);
  },
});

export const LikesShortened = meta.story({
  name: 'CONST-07 Likes shortened',
  play: async () => {
    const box = await card('Map places by keyword');
    await expect(within(box).getByText('12.8K')).toBeVisible();
    await expect(within(box).getByText(/^12,?840 likes$/)).toBeInTheDocument();
  },
});

export const InGerman = meta.story({
  name: 'CONST-07 I18N-03 In German',
  parameters: { gleaner: { language: 'de-DE' } },
  play: async () => {
    const box = await card('Orte auf der Karte nach Suchbegriff');
    await expect(within(box).getByText('12.840')).toBeVisible();
    await waitFor(() => expect(within(box).getByText(/^2,40\s\$$/)).toBeVisible());
    await expect(within(box).getByText('pro 1.000 Zeilen')).toBeVisible();
  },
});

const ownPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140"><rect width="320" height="140" fill="#246"/></svg>',
)}`;

export const OwnPicture = meta.story({
  name: 'Own picture',
  args: { imageUrl: ownPicture },
  play: async () => {
    const box = await card('Map places by keyword');
    const picture = within(box).getByRole<HTMLImageElement>('presentation');
    await expect(picture).toHaveAttribute('src', ownPicture);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
});

export const BrokenPicture = meta.story({
  name: 'Broken picture',
  args: { imageUrl: 'data:image/png,broken' },
  play: async () => {
    const box = await card('Map places by keyword');
    await waitFor(() => expect(within(box).queryByRole('presentation')).toBeNull());
    await expect(box.querySelector('svg')).toBeVisible();
  },
});
