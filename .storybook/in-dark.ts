import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { setThemeChoice } from '#src/state/preferences';
import type { ThemeName } from '#src/ui/theme/tokens';

let isDark = false;
const listeners = new Set<() => void>();

function setDark(dark: boolean): void {
  isDark = dark;
  flushSync(() => {
    // A whole page has its theme from the preferences, a component from the decorator.
    setThemeChoice(dark ? 'dark' : 'light');
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The theme of a story, dark while it is looked at in dark. */
export const useStoryTheme = (theme: ThemeName): ThemeName =>
  useSyncExternalStore(subscribe, () => isDark) ? 'dark' : theme;

/**
 * Dialogs sit on a surface of their own, where contrast fails first: at the end of its test a dialog's story is looked at by axe in
 * dark, too. Throws what axe finds.
 */
export async function lookInDark(): Promise<void> {
  const { default: axe } = await import('axe-core');
  setDark(true);
  try {
    // A colour on its way from light to dark is neither.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // The light look has been looked at whole; another theme changes colours alone.
      runOnly: ['color-contrast', 'link-in-text-block'],
    });
    if (violations.length > 0) {
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
      );
      throw new Error(`In dark:\n${found.join('\n')}`);
    }
  } finally {
    setDark(false);
  }
}
