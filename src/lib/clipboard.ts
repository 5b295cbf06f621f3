function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  // An open dialog traps the focus.
  const host = focused?.closest('[role="dialog"]') ?? document.body;
  area.style.position = 'fixed';
  area.style.insetBlockStart = '0';
  area.style.opacity = '0';
  host.append(area);
  try {
    area.focus({ preventScroll: true });
    area.setSelectionRange(0, text.length);
    // oxlint-disable-next-line typescript/no-deprecated -- the only way left where the Clipboard API is refused
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text and returns whether that worked. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // `execCommand` may still work.
  }
  return typeof document !== 'undefined' && copyBySelection(text);
}
