import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { applyConfig } from '#src/api/config';

const chatPage = () => {
  const page =
    '<!doctype html><html lang="en"><title>Chat</title><body style="font-family:sans-serif">How can we help?</body></html>';
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  applyConfig({ chat: { url } });
  return () => {
    applyConfig({});
    URL.revokeObjectURL(url);
  };
};

const meta = preview.meta({
  title: 'Shell/Panels/Support chat',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/export-record' } },
});

async function openChat(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Chat with support' }));
  return within(await screen.findByRole('dialog', { name: 'Chat with support' }));
}

export const Open = meta.story({
  name: 'API-019 Open',
  beforeEach: chatPage,
  play: async ({ userEvent }) => {
    const chat = await openChat(userEvent);
    const frame = await chat.findByTitle('Chat with support');
    await expect(frame.getAttribute('src')).toMatch(/#user=[0-9a-f-]{36}&language=en-US$/);
  },
});

export const NotConnected = meta.story({
  name: 'API-019 Not connected',
  play: async ({ userEvent }) => {
    const chat = await openChat(userEvent);
    await expect(await chat.findByText('Chat isn’t available here')).toBeVisible();
    await expect(chat.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/help/contact');
  },
});

export const AccountCallFailed = meta.story({
  name: 'ERR-05 Account call failed',
  parameters: { gleaner: { scenario: 'accountFailed' } },
  beforeEach: () => {
    document.cookie = 'customer-chat-id=somebody; Path=/';
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/Couldn’t load your account/, undefined, { timeout: 5000 });
    const chat = await openChat(userEvent);
    await expect(await chat.findByText('Chat is closed')).toBeVisible();
    await waitFor(() => expect(document.cookie).not.toContain('customer-chat'));
    await expect(chat.queryByTitle('Chat with support')).toBeNull();
  },
});
