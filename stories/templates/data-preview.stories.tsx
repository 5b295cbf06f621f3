import { expect, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { DataPreview } from '#src/features/templates/detail/data-preview';

const meta = preview.meta({
  title: 'Templates/Tables/Data preview',
  parameters: { gleaner: { persona: 'standard' } },
  render: () => <DataPreview template={{ templateRegistrationId: '1001' }} />,
});

const grid = () => screen.findByRole('grid', { name: 'Sample rows' });

export const Ready = meta.story({
  name: 'TPL-26 Ready',
  play: async ({ userEvent }) => {
    const rows = await grid();
    await expect(rows).toHaveAttribute('aria-rowcount', '101');
    await expect(within(rows).getByRole('columnheader', { name: 'Opening hours' })).toBeInTheDocument();

    await waitFor(() => expect(within(rows).getAllByRole('img', { name: 'Image' }).length).toBeGreaterThan(3));
    const link = within(rows).getAllByRole('link')[0];
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await inTestOnly(async () => {
      rows.focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const drawer = within(await screen.findByRole('dialog', { name: /of 100$/ }));
      await waitFor(() => expect(drawer.getByText('Opening hours')).toBeVisible());
      await userEvent.click(drawer.getByRole('button', { name: 'Next row' }));
      await waitFor(() => expect(drawer.getByText('monday')).toBeVisible());
      await expect(drawer.queryByText(/[{}]/)).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(rows).toHaveFocus());
    });

    const fields = within(screen.getByRole('region', { name: 'Output fields' }));
    await expect(fields.getByRole('heading', { name: 'Output fields', level: 2 })).toBeVisible();
    const hours = within(fields.getByRole('row', { name: /Opening hours/ }));
    await expect(hours.getByText('openingHours')).toBeVisible();
    await expect(hours.getByText('JSON')).toBeVisible();
    await expect(hours.getByText('Hours for each day of the week')).toBeVisible();
    await expect(hours.getByText(/^\d\d%$/)).toBeVisible();
    await expect(within(fields.getByRole('row', { name: /Page URL/ })).getByText('100%')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'TPL-26 Empty',
  parameters: { gleaner: { scenario: 'sampleEmpty' } },
  play: async () => {
    await expect(await screen.findByText('No sample rows yet')).toBeVisible();
    await expect(screen.queryByRole('grid')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'TPL-26 Failed and retried',
  parameters: { gleaner: { scenario: 'sampleFailedOnce' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Couldn’t load sample rows')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await grid();
    });
  },
});

export const German = meta.story({
  name: 'TPL-26 In German',
  parameters: { gleaner: { persona: 'standard', language: 'de-DE' } },
  play: async () => {
    await screen.findByRole('grid', { name: 'Beispielzeilen' });
    await expect(await screen.findByText('Zeiten für jeden Wochentag')).toBeVisible();
  },
});
