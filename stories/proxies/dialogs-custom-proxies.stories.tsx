import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ownProxies, ProxyStory } from './proxy-story';

const meta = preview.meta({
  title: 'Proxies/Dialogs/Custom proxies',
  parameters: { gleaner: { persona: 'standard' } },
});

async function openDialog(button: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'My own proxies' }));
}

export const Empty = meta.story({
  name: 'FORM-21 CONST-12 Empty',
  render: () => <ProxyStory />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use a proxy' }));
    const dialog = await openDialog('Add proxies');
    const list = dialog.getByRole('textbox', { name: 'Proxies' });
    await expect(list).toHaveAttribute('rows', '10');
    await expect(list).toHaveValue('');
    await expect(dialog.getByRole('textbox', { name: /Rotation interval/ })).toHaveValue('60');
    await expect(dialog.queryByRole('button', { name: 'Show passwords' })).toBeNull();
  },
});

export const Filled = meta.story({
  name: 'FORM-21 FORM-39 FORM-40 Filled',
  render: () => <ProxyStory value={ownProxies} />,
  play: async ({ canvas }) => {
    let dialog = await openDialog('Edit proxies');
    const masked = '192.0.2.10:8080\nhttp://mia:••••••••@proxy.example:3128';
    await expect(dialog.getByRole('textbox', { name: 'Proxies' })).toHaveValue(masked);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Proxies' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('2 proxies, rotated every 1 min 30 sec')).toBeVisible();

    dialog = await openDialog('Edit proxies');
    const list = dialog.getByRole('textbox', { name: 'Proxies' });
    await expect(list).toHaveValue(masked);
    await userEvent.type(list, '{Enter}192.0.2.11:1080:jo:pass');
    const time = dialog.getByRole('textbox', { name: /Rotation interval/ });
    await userEvent.clear(time);
    await userEvent.type(time, '120');
    await expect(list).toHaveValue(`${masked}\n192.0.2.11:1080:jo:••••••••`);
    await userEvent.click(dialog.getByRole('button', { name: 'Use these proxies' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('3 proxies, rotated every 2 min')).toBeVisible();

    dialog = await openDialog('Edit proxies');
    await userEvent.click(dialog.getByRole('button', { name: 'Show passwords' }));
    await expect(dialog.getByRole('textbox', { name: 'Proxies' })).toHaveValue(
      '192.0.2.10:8080\nhttp://mia:s3cret@proxy.example:3128\n192.0.2.11:1080:jo:pass',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Hide passwords' }));
    await expect(dialog.getByRole('textbox', { name: 'Proxies' })).toHaveValue(
      `${masked}\n192.0.2.11:1080:jo:••••••••`,
    );
  },
});

export const SwitchTimeEmpty = meta.story({
  name: 'FORM-75 FORM-74 Switch time empty',
  render: () => <ProxyStory value={ownProxies} />,
  play: async () => {
    const dialog = await openDialog('Edit proxies');
    const time = dialog.getByRole('textbox', { name: /Rotation interval/ });
    await expect(time).toBeValid();
    await userEvent.clear(time);
    await expect(time).toBeInvalid();
    await expect(time).toHaveAccessibleDescription('Enter an interval of at least 1 second.');
    await userEvent.click(dialog.getByRole('button', { name: 'Use these proxies' }));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.type(time, '0');
    await expect(time).toBeInvalid();
    await userEvent.clear(time);
    await userEvent.type(time, '1');
    await expect(time).toBeValid();
    await userEvent.clear(time);
  },
});

export const InvalidLine = meta.story({
  name: 'FORM-21 Invalid line',
  render: () => <ProxyStory value={ownProxies} />,
  play: async () => {
    const dialog = await openDialog('Edit proxies');
    const list = dialog.getByRole('textbox', { name: 'Proxies' });
    await userEvent.type(list, '{Enter}192.0.2.11:99999{Enter}ftp://192.0.2.12:21{Enter}somewhere');
    await userEvent.click(dialog.getByRole('button', { name: 'Use these proxies' }));
    await expect(await dialog.findByText('Line 3: the port must be between 1 and 65535.')).toBeVisible();
    await expect(dialog.getByText('Line 4: the scheme must be http, https, socks4, or socks5.')).toBeVisible();
    await expect(dialog.getByText('Line 5: use a format such as host:port.')).toBeVisible();
    await expect(list).toBeInvalid();
  },
});

export const LongLineOnAPhone = meta.story({
  name: 'FORM-39 Long line on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => <ProxyStory value={ownProxies} />,
  play: async () => {
    const area = (await openDialog('Edit proxies')).getByRole('textbox', { name: 'Proxies' });
    await userEvent.type(area, '{Enter}http://proxy-number-one.some-provider.example:3128');
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  },
});
