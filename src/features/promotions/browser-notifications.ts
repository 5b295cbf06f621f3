/** `unsupported`: some phones, and pages without https. */
export type NotificationState = NotificationPermission | 'unsupported';

export function notificationState(): NotificationState {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Never throws. */
export async function requestNotifications(): Promise<NotificationState> {
  if (!('Notification' in globalThis)) return 'unsupported';
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationState();
  }
}

/** Never throws; does nothing where only a service worker may notify (Android). */
export function notify(title: string, body: string): void {
  try {
    // oxlint-disable-next-line no-new -- the browser shows it by its being made
    new Notification(title, { body, tag: 'gleaner' });
  } catch {
    // The page shows the same message.
  }
}
