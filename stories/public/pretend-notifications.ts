/**
 * Puts another `Notification` in the browser's place for one story: its permission now, and what the person answers when the
 * browser asks. Gives the way back.
 */
export function pretendNotifications(now: NotificationPermission, then: NotificationPermission): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  const pretended = Object.assign(
    function Notification() {
      // Nothing is shown.
    },
    {
      permission: now,
      requestPermission: () => {
        pretended.permission = then;
        return Promise.resolve(then);
      },
    },
  );
  Object.defineProperty(globalThis, 'Notification', { configurable: true, writable: true, value: pretended });
  return () => {
    if (own) Object.defineProperty(globalThis, 'Notification', own);
    else Reflect.deleteProperty(globalThis, 'Notification');
  };
}
