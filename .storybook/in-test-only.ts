/** For steps that leave the state a story shows: Storybook and the atlas show that state. */
export async function inTestOnly(play: () => void | Promise<void>): Promise<void> {
  if ('__vitest_browser__' in globalThis) await play();
}
