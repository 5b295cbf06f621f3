import type { Page } from '@playwright/test';
import type { Random } from '#src/lib/prng';

interface AriaNode {
  readonly role?: string;
  readonly name?: string;
  readonly ref?: string;
  readonly disabled?: boolean;
  readonly url?: string;
  readonly children?: readonly (AriaNode | string)[];
}

const PRESSED = new Set(
  'button link tab menuitem menuitemcheckbox menuitemradio option checkbox radio switch combobox treeitem'.split(' '),
);
const TYPED = new Set(['textbox', 'searchbox', 'spinbutton']);
/** What lies on top keeps the page below from being pressed. */
const ON_TOP = new Set(['dialog', 'alertdialog', 'menu', 'listbox']);
const KEYS = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'Space', 'PageDown', 'Control+k'];
const TEXTS = [
  '',
  '0',
  '-1',
  '7',
  '2027-02-30',
  'lamp',
  'https://bazarro.example/search?q=lamp',
  'https://bazarro.example/a\nnot an address\nhttps://bazarro.example/a',
  'javascript:alert(1)',
  '=HYPERLINK("https://evil.example")',
  '<img src=x onerror=alert(1)>',
  '{{name}} %s \u202Eabc',
  'نص 文字 🐈‍⬛',
  'x'.repeat(3_000),
];
/** Milliseconds. */
const TIMEOUT = 1_500;

function* nodesOf(node: AriaNode): Generator<AriaNode> {
  yield node;
  for (const child of node.children ?? []) if (typeof child !== 'string') yield* nodesOf(child);
}

const isUsable = ({ role = '', ref, disabled, url = '' }: AriaNode) =>
  ref !== undefined && disabled !== true && (PRESSED.has(role) || TYPED.has(role)) && !/^(https?|mailto):/u.test(url);

export async function actOnce(page: Page, random: Random): Promise<string> {
  if (random.chance(0.12)) {
    const key = random.pick(KEYS);
    await page.keyboard.press(key);
    return `presses ${key}`;
  }
  const root = (await page.ariaSnapshotJSON({ mode: 'ai', timeout: 2 * TIMEOUT })) as readonly AriaNode[];
  const nodes = root.flatMap((node) => [...nodesOf(node)]);
  const top = nodes.findLast((node) => ON_TOP.has(node.role ?? '') && [...nodesOf(node)].some(isUsable));
  const usable = (top ? [...nodesOf(top)] : nodes).filter(isUsable);
  if (usable.length === 0) {
    await page.keyboard.press('Escape');
    return 'presses Escape, nothing else can be used';
  }
  // A long list has many links of one kind, so first choose a role.
  const role = random.pick([...new Set(usable.map((node) => node.role))]);
  const node = random.pick(usable.filter((candidate) => candidate.role === role));
  const target = page.getByRef(node.ref ?? '');
  const named = `${role ?? ''} '${node.name ?? ''}'`;
  const attempt = (work: Promise<void>, description: string) =>
    work.then(
      () => description,
      (error: unknown) =>
        `${description}, failed: ${String(error).match(/<[^\n]+intercepts|not [a-z]+|detached/u)?.[0] ?? ''}`,
    );
  if (!TYPED.has(role ?? '')) return attempt(target.click({ timeout: TIMEOUT }), `presses ${named}`);
  const text = random.pick(TEXTS);
  return attempt(
    target.fill(text, { timeout: TIMEOUT }).then(() => (random.chance(0.3) ? page.keyboard.press('Enter') : undefined)),
    `types ${JSON.stringify(text.slice(0, 60))} into ${named}`,
  );
}
