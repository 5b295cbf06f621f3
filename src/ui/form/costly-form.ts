import type { KeyboardEvent } from 'react';

/** For `aria-keyshortcuts`. */
export const SUBMIT_KEYS = 'Control+Enter Meta+Enter';

/** For forms that cost something: Enter alone does not submit. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, repeat, target, currentTarget: form } = event;
  // A portaled dialog is not part of the form.
  if (key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof Node) || !form.contains(target)) return;
  if (!ctrlKey && !metaKey) {
    if (target instanceof HTMLInputElement) event.preventDefault();
    return;
  }
  event.preventDefault();
  if (repeat) return;
  // Waits until Enter has committed a typed date.
  window.setTimeout(() => {
    const canSend = [...form.elements].some(
      (element) => element instanceof HTMLButtonElement && element.type === 'submit' && !element.disabled,
    );
    if (canSend) form.requestSubmit();
  }, 0);
}
