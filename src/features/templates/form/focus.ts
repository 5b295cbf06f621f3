let quiet = false;

/** Whether the program, not a person, is moving the focus right now: then no example is filled in (FORM-68). */
export function isQuietFocus(): boolean {
  return quiet;
}

/** Focuses an element on behalf of the program. */
export function focusQuietly(element: HTMLElement): void {
  quiet = true;
  try {
    element.focus();
  } finally {
    quiet = false;
  }
}

const controls = 'input, textarea, button, select, [role="combobox"], [tabindex="0"]';

/** Focuses the field in a box: what its label belongs to, else its first control that is not set `data-aside`. */
export function focusFieldIn(box: HTMLElement | null): void {
  if (box === null) return;
  const label = box.querySelector('label[for]');
  const labelled = label instanceof HTMLLabelElement ? label.control : null;
  const first = [...box.querySelectorAll<HTMLElement>(controls)].find(
    (control) => control.closest('[data-aside]') === null && !control.matches(':disabled, [hidden]'),
  );
  const target = labelled instanceof HTMLElement && !labelled.matches(':disabled') ? labelled : first;
  if (target === undefined) return;
  focusQuietly(target);
  box.scrollIntoView({ block: 'nearest' });
}
