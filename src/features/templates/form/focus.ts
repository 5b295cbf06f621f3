let isProgrammatic = false;

/** Focus moved by the program does not fill in an example (FORM-68). */
export function isProgrammaticFocus(): boolean {
  return isProgrammatic;
}

export function focusProgrammatically(element: HTMLElement): void {
  isProgrammatic = true;
  try {
    element.focus();
  } finally {
    isProgrammatic = false;
  }
}

const controls = 'input, textarea, button, select, [role="combobox"], [tabindex="0"]';

/** Focuses the label's control, otherwise the first control outside `data-aside`. */
export function focusFieldIn(box: HTMLElement | null): void {
  if (box === null) return;
  const label = box.querySelector('label[for]');
  const labelled = label instanceof HTMLLabelElement ? label.control : null;
  const first = [...box.querySelectorAll<HTMLElement>(controls)].find(
    (control) => control.closest('[data-aside]') === null && !control.matches(':disabled, [hidden]'),
  );
  const target = labelled instanceof HTMLElement && !labelled.matches(':disabled') ? labelled : first;
  if (target === undefined) return;
  focusProgrammatically(target);
  box.scrollIntoView({ block: 'nearest' });
}
