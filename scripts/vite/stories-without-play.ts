import type { Plugin } from 'vite';

/**
 * Leaves out the play functions of stories: they look for English names, so a run in another language renders each story and
 * lets axe look at it, no more.
 */
export function storiesWithoutPlay(): Plugin {
  return {
    name: 'gleaner:stories-without-play',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx(\?|$)/ },
      handler: (code) => ({ code: code.replaceAll(/([{,]\s*)play:/g, '$1playLeftOut:'), map: null }),
    },
  };
}
