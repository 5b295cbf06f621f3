/** Replaces `Notification`: a request changes its permission from the first to the second. Returns a function that undoes it. */
export function pretendNotifications(now: NotificationPermission, then: NotificationPermission): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  const pretended = Object.assign(
    function Notification() {
      // Shows nothing.
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
