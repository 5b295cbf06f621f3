import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { choosePremium, ProxyStory } from './proxy-story';

const meta = preview.meta({ title: 'Proxies/Dialogs/Premium prompt' });

export const FreeWithTrial = meta.story({
  name: 'FORM-33 FORM-34 FORM-35 Free with trial',
  parameters: { gleaner: { persona: 'free' } },
  render: () => <ProxyStory />,
  play: async ({ canvas }) => {
    await choosePremium();
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Premium proxies require the Standard plan or higher.')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'See plans' })).toBeVisible());
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Start free trial' }));
      await expect(await canvas.findByText('Address: /console/trial')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /My own proxies/ })).toBeChecked();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('radio', { name: /Premium proxies/ }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Start free trial' })).toBeVisible());
      await expect(canvas.getByRole('radio', { name: /Premium proxies/, hidden: true })).not.toBeChecked();
    });
  },
});

export const BasicWithoutTrial = meta.story({
  name: 'FORM-33 FORM-34 FORM-35 Basic without trial',
  parameters: { gleaner: { persona: 'basic' } },
  render: () => <ProxyStory />,
  play: async ({ canvas }) => {
    await choosePremium();
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'See plans' }));
      await expect(await canvas.findByText('Address: /pricing')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /My own proxies/ })).toBeChecked();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('radio', { name: /Premium proxies/ }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'See plans' })).toBeVisible());
    });
  },
});
