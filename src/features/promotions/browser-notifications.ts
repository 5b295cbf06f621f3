/** Whether the browser lets this site notify; `unsupported` where it cannot at all (some phones, pages without https). */
export type NotificationState = NotificationPermission | 'unsupported';

/** What the browser says about notifications of this site now. */
export function notificationState(): NotificationState {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Lets the browser ask its own question; gives what came of it. Never throws. */
export async function askForNotifications(): Promise<NotificationState> {
  if (!('Notification' in globalThis)) return 'unsupported';
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationState();
  }
}

/** Shows a notification; browsers that leave that to a service worker (Android) show none. Never throws. */
export function notify(title: string, body: string): void {
  try {
    // oxlint-disable-next-line no-new -- the browser shows it by its being made
    new Notification(title, { body, tag: 'gleaner' });
  } catch {
    // It is a courtesy: the page says the same.
  }
}
