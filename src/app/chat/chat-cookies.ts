/** Every chat that a deployment embeds must prefix its cookies so. */
const CHAT_COOKIE_PREFIX = 'customer-chat';

/** Without an account nobody may read the former conversation (ERR-05). */
export function clearChatCookies(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (name.startsWith(CHAT_COOKIE_PREFIX)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
