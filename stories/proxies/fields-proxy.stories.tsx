import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { emulatorOf } from '#.storybook/emulator';
import { ProxyType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave } from '../templates/field-story';
import { choosePremium, ownProxies, proxy, ProxyStory } from './proxy-story';

const meta = preview.meta({ title: 'Proxies/Fields/Proxy', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-18 FORM-32 Empty',
  render: () => <ProxyStory value={{ ...ownProxies, ipProxyFromType: ProxyType.Strong }} />,
  play: async ({ canvas }) => {
    const use = canvas.getByRole('checkbox', { name: 'Use a proxy' });
    await expect(use).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Premium proxies/ })).toBeChecked();
    await userEvent.click(use);
    await expect(use).not.toBeChecked();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await inTestOnly(async () => {
      await userEvent.click(use);
      await expect(canvas.getByRole('radio', { name: /Premium proxies/ })).not.toBeChecked();
      await userEvent.click(use);
      await expect(use).not.toBeChecked();
    });
  },
});

export const Filled = meta.story({
  name: 'FORM-19 FORM-31 Filled',
  render: () => <FieldStory parameter={proxy} value={{ ...ownProxies, ipProxyFromType: ProxyType.None }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use a proxy' }));
    const sources = within(canvas.getByRole('radiogroup', { name: 'Proxy source' })).getAllByRole('radio');
    await expect(sources).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /My own proxies/ })).toBeChecked();
    await expect(canvas.getByText('2 proxies, rotated every 1 min 30 sec')).toBeVisible();
    await expect(canvas.queryByText(/s3cret/)).toBeNull();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});

export const Focused = meta.story({
  name: 'FORM-17 Focused',
  render: () => <FieldStory parameter={proxy} value={ownProxies} />,
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Use a proxy' }).focus();
    await expectFocusPanel('Proxy');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={proxy} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use a proxy' }));
    await expect(canvas.getByText('No proxies yet')).toBeVisible();
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Proxy' })).toHaveAccessibleDescription(/Fill in this field\./),
    );
  },
});

export const Disabled = meta.story({
  name: 'FORM-10 FORM-18 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={proxy} value={ownProxies} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Use a proxy' })).toBeDisabled());
    await expect(canvas.getByRole('radio', { name: /Premium proxies/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Edit proxies' })).toBeDisabled();
  },
});

export const Premium = meta.story({
  name: 'FORM-20 FORM-22 FORM-38 Premium',
  render: () => <ProxyStory />,
  play: async ({ canvas, loaded }) => {
    await choosePremium();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Premium proxies/ })).toBeChecked());
    await expect(canvas.getByRole('combobox', { name: 'Rotation interval' })).toBeVisible();
    await expect(canvas.getByTitle('5 min')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Location' })).toBeVisible();
    await expect(canvas.getByText('Worldwide (mixed locations)')).toBeVisible();
    await expect(await canvas.findByText('Balance: $42.50')).toBeVisible();
    await inTestOnly(async () => {
      await emulatorOf(loaded).db.accounts.update('10002', (draft) => void (draft.balance = 41.239));
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
      await expect(await canvas.findByText('Balance: $41.23')).toBeVisible();
    });
  },
});

export const LowBalanceHint = meta.story({
  name: 'ERR-20 FORM-23 Low balance hint',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'standard' } },
  render: () => <ProxyStory value={{ ...ownProxies, ipProxyFromType: ProxyType.Strong }} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Your balance is too low\. Premium proxies require at least \$3\.00/),
    ).toBeVisible();
    await expect(canvas.getByText('Balance: $2.00')).toBeVisible();
    const help = canvas.getByRole('link', { name: 'About proxy IPs' });
    await expect(help).toHaveAttribute('href', '/help/proxies');
    await expect(help).toHaveAttribute('target', '_blank');
  },
});
