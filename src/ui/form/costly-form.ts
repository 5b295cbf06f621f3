import type { KeyboardEvent } from 'react';

/** The keys that send a form that costs or creates something, for `aria-keyshortcuts` of its button. */
export const SEND_KEYS = 'Control+Enter Meta+Enter';

/** For a form that costs or creates something: Enter in a field does not send it, only its button or Ctrl+Enter does. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, repeat, target, currentTarget: form } = event;
  // A dialog that was opened from the form is no part of it.
  if (key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof Node) || !form.contains(target)) return;
  if (!ctrlKey && !metaKey) {
    if (target instanceof HTMLInputElement) event.preventDefault();
    return;
  }
  event.preventDefault();
  if (repeat) return;
  // After the control has given its value: a date is typed until Enter.
  window.setTimeout(() => {
    const canSend = [...form.elements].some(
      (element) => element instanceof HTMLButtonElement && element.type === 'submit' && !element.disabled,
    );
    if (canSend) form.requestSubmit();
  }, 0);
}
