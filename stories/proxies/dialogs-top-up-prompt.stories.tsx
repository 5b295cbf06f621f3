import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { choosePremium, ProxyStory } from './proxy-story';

const meta = preview.meta({ title: 'Proxies/Dialogs/Top-up prompt' });

export const BelowThree = meta.story({
  name: 'FORM-36 FORM-37 ERR-19 Below three',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'standard' } },
  render: () => <ProxyStory />,
  play: async ({ canvas }) => {
    await choosePremium();
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Premium proxies require a balance of at least $3.00.')).toBeVisible());
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Top up balance' }));
      await expect(await canvas.findByText('Address: /console/balance')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /My own proxies/ })).toBeChecked();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('radio', { name: /Premium proxies/ }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Top up balance' })).toBeVisible());
    });
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'FORM-36 FORM-37 ERR-19 As enterprise child',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'enterpriseChild' } },
  render: () => <ProxyStory />,
  play: async ({ canvas }) => {
    await choosePremium();
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Premium proxies require a balance of at least $3.00.')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/Ask your admin/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Top up balance' })).toBeNull();
    await expect(canvas.getByText('Address: /')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Premium proxies/, hidden: true })).not.toBeChecked();
  },
});
