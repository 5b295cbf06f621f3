const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** A second's worth. */
const FRAMES = 60;
const nextFrame = () => new Promise(requestAnimationFrame);

/** Whether a dialog of the page is seen; what the demo panel shows is none of the page. */
function isDialogSeen(): boolean {
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

/** A dialog on its way out is seen for a moment longer: ends what moves, and waits until what follows is drawn. */
async function endMovements(): Promise<void> {
  const moving = document.getAnimations().filter(inDialogs);
  if (moving.length === 0) return;
  for (const animation of moving) animation.finish();
  for (let frame = 0; frame < 2; frame++) await nextFrame();
}

/**
 * Who opens a dialog's story wants to see that dialog: throws when none is open at the end of its play. The tag `page` exempts a story
 * whose question leads to a page at once.
 */
export async function expectOpenDialog({
  title,
  name,
  tags,
}: {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}): Promise<void> {
  if (tags.includes('page')) return;
  await endMovements();
  // One that was just opened is drawn in a moment.
  for (let frame = 0; !isDialogSeen(); frame++) {
    if (frame === FRAMES)
      throw new Error(
        `'${title} -- ${name}' ends without an open dialog. A story under /Dialogs/ rests with its dialog open: open it again at ` +
          "the end of the play, move what follows it to a story under /Flows/, or tag it 'page' when its question is a page.",
      );
    await nextFrame();
  }
}
