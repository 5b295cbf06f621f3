function comeBack(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

/** A story's `beforeEach`: whatever the story did, the browser has its connection again when it is left. */
export const backAtTheEnd = () => comeBack;

/** Makes the browser of a running story say that it has no connection; gives the way back. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return comeBack;
}
