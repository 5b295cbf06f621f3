/**
 * Plays what follows the state that a story is named for (a retry that succeeds, a filter that is cleared), in its test alone: opened in
 * Storybook or photographed for the atlas, the story rests in that state.
 */
export async function afterwards(play: () => void | Promise<void>): Promise<void> {
  if ('__vitest_browser__' in globalThis) await play();
}
