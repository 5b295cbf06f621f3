interface StyleOptions {
  readonly mark?: string;
  readonly prepend?: boolean | 'queue';
  readonly priority?: number;
  readonly attachTo?: Node | null;
}

interface Entry {
  readonly name: string;
  readonly prepended: boolean;
  readonly priority: number;
  readonly sheet: CSSStyleSheet;
  text: string;
  readonly handle: StyleHandle;
}

/** antd expects a <style> element back. */
export interface StyleHandle {
  setAttribute(name: string, value: string): void;
}

const sheets = new WeakMap<DocumentOrShadowRoot, Entry[]>();
const nameOf = (key: string, options: StyleOptions) => `${options.mark ?? 'rc-util-key'} ${key}`;
let anonymous = 0;

function rootOf(options: StyleOptions): DocumentOrShadowRoot {
  return typeof ShadowRoot !== 'undefined' && options.attachTo instanceof ShadowRoot ? options.attachTo : document;
}

function entriesOf(root: DocumentOrShadowRoot): Entry[] {
  const found = sheets.get(root) ?? [];
  sheets.set(root, found);
  return found;
}

function placeFor(entries: readonly Entry[], prepend: StyleOptions['prepend'], priority: number): number {
  if (!prepend) return entries.length;
  if (prepend !== 'queue') return 0;
  return entries.findLastIndex((entry) => entry.prepended && entry.priority <= priority) + 1;
}

/** Replaces antd's inline <style> elements by adopted style sheets, which `style-src 'self'` allows. */
export function updateCSS(css: string, key: string, options: StyleOptions = {}): StyleHandle {
  const root = rootOf(options);
  const entries = entriesOf(root);
  const name = nameOf(key, options);
  const known = entries.find((entry) => entry.name === name);
  if (known) {
    if (known.text !== css) known.sheet.replaceSync(css);
    known.text = css;
    return known.handle;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const priority = options.priority ?? 0;
  const entry: Entry = {
    name,
    prepended: Boolean(options.prepend),
    priority,
    sheet,
    text: css,
    handle: { setAttribute: () => undefined },
  };
  const place = placeFor(entries, options.prepend, priority);
  const next = entries[place];
  const at = next ? root.adoptedStyleSheets.indexOf(next.sheet) : -1;
  entries.splice(place, 0, entry);
  if (at < 0) root.adoptedStyleSheets.push(sheet);
  else root.adoptedStyleSheets.splice(at, 0, sheet);
  return entry.handle;
}

export function injectCSS(css: string, options: StyleOptions = {}): StyleHandle {
  anonymous += 1;
  return updateCSS(css, `anonymous-${anonymous}`, options);
}

export function removeCSS(key: string, options: StyleOptions = {}): void {
  const root = rootOf(options);
  const entries = entriesOf(root);
  const place = entries.findIndex((entry) => entry.name === nameOf(key, options));
  const [removed] = place < 0 ? [] : entries.splice(place, 1);
  const at = removed ? root.adoptedStyleSheets.indexOf(removed.sheet) : -1;
  if (at >= 0) root.adoptedStyleSheets.splice(at, 1);
}

/** A part of antd's interface without a use here. */
export function clearContainerCache(): void {}
