/** Part of React's node of a rendered component. */
interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly memoizedProps: unknown;
  readonly return: Fiber | null;
}

function fiberOf(element: Element): Fiber | undefined {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    if (key !== undefined) return (node as unknown as Record<string, Fiber>)[key];
  }
  return undefined;
}

function markOn(value: unknown): string | undefined {
  const isMarkable = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return isMarkable && 'story' in value && typeof value.story === 'string' ? value.story : undefined;
}

function markOfQuestion(props: unknown): string | undefined {
  if (typeof props !== 'object' || props === null || !('getOptions' in props)) return undefined;
  const { getOptions } = props as { readonly getOptions: unknown };
  return typeof getOptions === 'function' ? markOn((getOptions as () => unknown)()) : undefined;
}

/** Marks of scripts/vite/story-marks.ts on the components around an element, innermost first, without those around the page. */
export function marksAround(element: Element): string[] {
  const marks: string[] = [];
  for (let fiber = fiberOf(element) ?? null; fiber && fiber.type !== 'main'; fiber = fiber.return) {
    const mark = markOn(fiber.type) ?? markOn(fiber.elementType);
    if (mark !== undefined) marks.push(markOfQuestion(fiber.memoizedProps) ?? mark);
  }
  return [...new Set(marks)];
}

/** Excludes a dialog whose code is still loading. */
const MODALS = 'dialog[open]:not([aria-busy="true"]), [aria-modal="true"]';
const POPUPS = '[popover][role="dialog"], [popover][role="menu"]';

/** The last one in the document. Ignores hints such as the guide bubble, which never have the focus. */
export const topmostDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${MODALS}, ${POPUPS}`)].findLast(
    (dialog) =>
      !dialog.closest('#demo-panel, [style*="display: none"]') &&
      (dialog.matches(MODALS) || dialog.contains(document.activeElement)),
  );

export function markOfOpenDialog(): string | undefined {
  const dialog = topmostDialog();
  const files = dialog ? marksAround(dialog).filter((mark) => mark.includes('/')) : [];
  return files.find((file) => !file.startsWith('ui/')) ?? files[0];
}

/** Milliseconds for which changes are batched. */
const BATCH_DELAY = 100;

/** Calls `onChange` after elements came or went. */
export function watchDocument(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, BATCH_DELAY);
  };
  const observer = new MutationObserver(schedule);
  observer.observe(document.body, { childList: true, subtree: true });
  schedule();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
