import type { DemoState } from './control';
import { linkToStory, storyOfMark, storyOfPage } from './page-stories';
import styles from './pick-component.module.css';
import { marksAround, topmostDialog } from './story-marks';

const NAME_HEIGHT = 28;

let stopCurrent: (() => void) | undefined;

/**
 * Marks the component under the pointer or the focus. A press or Enter opens its story; ArrowUp chooses the component around it, ArrowDown
 * goes back, Escape ends.
 */
export function pickComponent(state: () => DemoState): void {
  stopCurrent?.();
  const box = document.createElement('div');
  const name = document.createElement('span');
  box.className = styles.box;
  box.popover = 'manual';
  name.className = styles.name;
  name.lang = 'en';
  name.translate = false;
  name.setAttribute('role', 'status');
  box.append(name);
  document.body.append(box);
  // jsdom has no top layer.
  if ('showPopover' in box) box.showPopover();

  let element: Element | undefined;
  let depth = 0;
  const isInPanel = (target: EventTarget | null) => target instanceof Element && target.closest('#demo-panel') !== null;
  const storiesAround = (from: Element) => {
    const page = storyOfPage(state().address);
    return [
      ...marksAround(from).flatMap((mark) => storyOfMark(mark, state()) ?? []),
      ...(page === undefined ? [] : [{ id: page, title: page.replace(/--.*/, '') }]),
    ];
  };
  const chosen = () => (element ? storiesAround(element)[depth] : undefined);
  const show = () => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    Object.assign(name.style, { left: `${Math.max(0, left)}px`, top: `${Math.max(0, top - NAME_HEIGHT)}px` });
    name.textContent = chosen()?.title ?? '';
  };
  const pointAt = (target: EventTarget | null) => {
    if (!(target instanceof Element) || isInPanel(target) || target === element) return;
    element = target;
    depth = 0;
    show();
  };
  const step = (by: 1 | -1) => {
    const last = element ? storiesAround(element).length - 1 : 0;
    depth = Math.min(last, Math.max(0, depth + by));
    show();
  };
  const open = () => {
    const story = chosen();
    if (story) window.open(linkToStory(state(), story.id), '_blank', 'noopener');
  };

  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** The click that follows the press; the next press is the user's again. */
  const swallowClick = () => {
    const press = new AbortController();
    const options = { capture: true, once: true, signal: press.signal };
    window.addEventListener('click', swallow, options);
    window.addEventListener('pointerdown', () => press.abort(), options);
  };
  const previousFocus = document.activeElement;
  const listeners = new AbortController();
  const stop = () => {
    stopCurrent = undefined;
    listeners.abort();
    box.remove();
  };
  stopCurrent = stop;
  const listen = <Name extends keyof WindowEventMap>(type: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: listeners.signal });

  listen('pointermove', ({ target }) => pointAt(target));
  listen('focusin', ({ target }) => pointAt(target));
  listen('scroll', show);
  // Without its default action a press would send no click, and the page would get the next one.
  listen('pointerdown', (event) => {
    if (!isInPanel(event.target)) event.stopImmediatePropagation();
  });
  listen('mousedown', (event) => {
    if (!isInPanel(event.target)) swallow(event);
  });
  listen('pointerup', (event) => {
    stop();
    if (isInPanel(event.target)) return;
    event.stopImmediatePropagation();
    pointAt(event.target);
    open();
    swallowClick();
  });
  listen('keydown', (event) => {
    if (event.key === 'Escape') {
      swallow(event);
      stop();
      if (isFromKeyboard && previousFocus instanceof HTMLElement) previousFocus.focus();
      return;
    }
    if (isInPanel(event.target)) return;
    const actions: Record<string, () => void> = {
      Enter: () => {
        stop();
        open();
      },
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
    };
    const action = actions[event.key];
    if (!action) return;
    swallow(event);
    action();
  });
  const isFromKeyboard = previousFocus?.matches('#demo-panel :focus-visible') === true;
  if (isFromKeyboard) (topmostDialog() ?? document.getElementById('main'))?.focus();
  if (document.activeElement !== document.body) pointAt(document.activeElement);
}
