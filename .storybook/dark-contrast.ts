import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { setThemeChoice } from '#src/state/preferences';
import type { ThemeName } from '#src/ui/theme/tokens';

let isDark = false;
const listeners = new Set<() => void>();

function setDark(dark: boolean): void {
  isDark = dark;
  flushSync(() => {
    setThemeChoice(dark ? 'dark' : 'light');
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useStoryTheme = (theme: ThemeName): ThemeName =>
  useSyncExternalStore(subscribe, () => isDark) ? 'dark' : theme;

/** Contrast fails first on a dialog's surface. Throws the violations. */
export async function checkDarkContrast(): Promise<void> {
  const { default: axe } = await import('axe-core');
  setDark(true);
  try {
    // A color in transition would be measured between light and dark.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // The dark theme changes only colors.
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
