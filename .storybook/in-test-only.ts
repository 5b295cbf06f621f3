/** Runs steps that leave the state a story shows, only in its test. Storybook and the atlas show that state. */
export async function inTestOnly(play: () => void | Promise<void>): Promise<void> {
  if ('__vitest_browser__' in globalThis) await play();
}
