interface Context {
  readonly title: string;
  readonly name: string;
  readonly globals: Record<string, unknown>;
}

const checkedTitles = new Set<string>();

/** With `STORY_AXE=titles`, axe checks one story of each title (record 70). */
export function chooseAxe({ title, name, globals }: Context): void {
  if (import.meta.env['STORY_AXE'] !== 'titles') return;
  const isChosen = !checkedTitles.has(title) && !name.endsWith('Loading');
  if (isChosen) checkedTitles.add(title);
  globals['a11y'] = { manual: !isChosen };
}

export const hasAxe = ({ globals }: Context): boolean =>
  (globals['a11y'] as { manual?: boolean } | undefined)?.manual !== true;
