/** A request changes the permission from the first to the second. Returns a function that undoes it. */
export function mockNotifications(before: NotificationPermission, after: NotificationPermission): () => void {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  const mock = Object.assign(
    function Notification() {
      // Shows nothing.
    },
    {
      permission: before,
      requestPermission: () => {
        mock.permission = after;
        return Promise.resolve(after);
      },
    },
  );
  Object.defineProperty(globalThis, 'Notification', { configurable: true, writable: true, value: mock });
  return () => {
    if (original) Object.defineProperty(globalThis, 'Notification', original);
    else Reflect.deleteProperty(globalThis, 'Notification');
  };
}
