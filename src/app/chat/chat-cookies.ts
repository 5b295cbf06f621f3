/** How the cookies of the customer chat begin; a deployment that embeds a chat names them so. */
const CHAT_COOKIES = 'customer-chat';

/** Forgets who talked in the customer chat: without an account nobody may read on there (ERR-05). */
export function clearChatCookies(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (name.startsWith(CHAT_COOKIES)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
