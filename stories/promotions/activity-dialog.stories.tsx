import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { forgetPromotions } from './forget-promotions';
import { findPopUp } from './find-pop-up';

const meta = preview.meta({
  title: 'Promotions/Dialogs/Activity',
  render: renderAt,
  parameters: { gleaner: { scenario: 'activityFirst', path: '/about' } },
  beforeEach: forgetPromotions,
});

export const First = meta.story({
  name: 'SHR-04 SHR-06 ENUM-49 First',
  parameters: { gleaner: { persona: 'free' } },
  play: async () => {
    const box = await findPopUp();
    await waitFor(() => expect(box.getByText('Early offer: 30% off plans')).toBeVisible());
    await expect(box.getByText(/^Ends in/)).toHaveTextContent('Ends in 3 days 23:00:00');
    await expect(box.getByRole('button', { name: 'Not now' })).toBeVisible();
    await expect(box.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const Pre = meta.story({
  name: 'ENUM-49 Pre',
  parameters: { gleaner: { persona: 'free', scenario: 'activityPre' } },
  play: async () => {
    const box = await findPopUp();
    await waitFor(() => expect(box.getByText('Lower plan prices are coming soon')).toBeVisible());
    await expect(box.getByText(/^Starts in/)).toHaveTextContent('Starts in 2 days 23:00:00');
    await expect(box.getByText(/^2026-11-19 \d\d:\d\d:00$/)).toBeVisible();
    await expect(box.queryByText(/%/)).toBeNull();
    await expect(box.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const NotFirst = meta.story({
  name: 'ENUM-49 Not first',
  parameters: { gleaner: { persona: 'free', scenario: 'activityNotFirst' } },
  play: async () => {
    const box = await findPopUp();
    await waitFor(() => expect(box.getByText('20% off plans')).toBeVisible());
    await expect(box.getByText('−20%')).toBeVisible();
    await expect(box.getByText(/^Ends in/)).toHaveTextContent('Ends in 6 days 23:00:00');
  },
});

export const Encore = meta.story({
  name: 'ENUM-49 Encore',
  parameters: { gleaner: { persona: 'free', scenario: 'activityEncore' } },
  play: async () => {
    const box = await findPopUp();
    await waitFor(() => expect(box.getByText('Last chance: 30% off plans')).toBeVisible());
    await expect(box.getByText('−30%')).toBeVisible();
    await expect(box.getByText(/^Ends in/)).toHaveTextContent('Ends in 2 days 23:00:00');
  },
});

export const AsVisitor = meta.story({
  name: 'SHR-06 SHR-07 PUB-04 As visitor',
  parameters: { gleaner: { persona: 'visitor' } },
  play: async () => {
    const box = await findPopUp();
    await waitFor(() => expect(box.getByText('Early offer: 30% off plans')).toBeVisible());
    await expect(box.queryByRole('link', { name: 'See plans' })).toBeNull();
    await expect(box.getByRole('link', { name: 'Sign up to get this offer' })).toHaveAttribute(
      'href',
      '/sign-up?returnTo=%2Fpricing',
    );
  },
});
