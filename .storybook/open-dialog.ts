const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

const FRAMES = 60;
/** Milliseconds. A browser with several pages may leave one without frames for minutes. */
const MAX_FRAME_TIME = 100;
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, MAX_FRAME_TIME);
  });

/** Ignores dialogs of the demo panel. */
function isDialogVisible(): boolean {
  return [...document.querySelectorAll<HTMLElement>(dialogs)].some(
    (dialog) =>
      dialog.closest('#demo-panel') === null &&
      dialog.getClientRects().length > 0 &&
      dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

const inDialogs = (animation: Animation): boolean =>
  animation.effect instanceof KeyframeEffect &&
  animation.effect.getTiming().iterations !== Infinity &&
  Boolean(animation.effect.target?.closest(dialogs));

/** A closing dialog is still visible for a moment, so this finishes all animations first. */
async function finishAnimations(): Promise<void> {
  const hasAnimations = document.getAnimations().filter(inDialogs);
  if (hasAnimations.length === 0) return;
  for (const animation of hasAnimations) animation.finish();
  for (let frame = 0; frame < 2; frame++) await nextFrame();
}

/** Throws when no dialog is open after the play function of a story under `Dialogs`. The tag `rests-on-page` exempts a story. */
export async function expectOpenDialog({
  title,
  name,
  tags,
}: {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}): Promise<void> {
  if (tags.includes('rests-on-page')) return;
  await finishAnimations();
  for (let frame = 0; !isDialogVisible(); frame++) {
    if (frame === FRAMES)
      throw new Error(
        `'${title} -- ${name}' ends without an open dialog. A story under /Dialogs/ rests with its dialog open: open it again at ` +
          "the end of the play, move what follows it to a story under /Flows/, or tag it 'rests-on-page' when its question is a page.",
      );
    await nextFrame();
  }
}
