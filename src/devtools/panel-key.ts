export const PANEL_KEY = 'F2';

export const isPanelKey = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === PANEL_KEY && !ctrlKey && !altKey && !metaKey && !shiftKey;

let isPressed = false;

function onKey(event: KeyboardEvent): void {
  if (!isPanelKey(event)) return;
  event.preventDefault();
  isPressed = true;
}

export const watchPanelKey = (): void => window.addEventListener('keydown', onKey);

export function takeEarlyPress(): boolean {
  window.removeEventListener('keydown', onKey);
  const wasPressed = isPressed;
  isPressed = false;
  return wasPressed;
}
