import type { Plugin } from 'vite';

/** Play functions look for English names. */
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
