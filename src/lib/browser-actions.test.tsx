import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './clipboard';
import { safeFileName, saveBlob } from './download';
import { navigateAway, openInNewTab } from './external-navigation';
import { FAULT_KINDS, hasDuration } from './fault-kinds';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

function withClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

function stubSelectionCopy(): unknown[] {
  const copied: unknown[] = [];
  Object.assign(document, {
    execCommand: (command: string) => {
      const area = document.querySelector('textarea');
      copied.push({
        command,
        selected: area?.value.slice(area.selectionStart, area.selectionEnd),
        hasFocus: document.activeElement === area,
        parent: area?.parentElement?.tagName,
        isSeen: area?.getAttribute('aria-hidden') !== 'true' || area.style.opacity !== '0',
        place: `${area?.style.position} ${area?.style.insetBlockStart}`,
        opensKeyboard: area?.readOnly === false,
      });
      return true;
    },
  });
  return copied;
}

describe('copyText', () => {
  test('uses the clipboard of the browser', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    withClipboard(writeText);
    expect(await copyText('abc')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('abc');
  });

  test('falls back to a selection when the clipboard refuses, and restores the focus without scrolling', async () => {
    withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const copied = stubSelectionCopy();
    expect(await copyText('abc')).toBe(true);
    expect(copied).toEqual([
      {
        command: 'copy',
        selected: 'abc',
        hasFocus: true,
        parent: 'BODY',
        isSeen: false,
        place: 'fixed 0px',
        opensKeyboard: false,
      },
    ]);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  });

  test('falls back to a selection inside the open dialog, which keeps the focus', async () => {
    vi.stubGlobal('navigator', {});
    document.body.innerHTML = '<div role="dialog"><button></button></div>';
    document.querySelector('button')?.focus();
    const copied = stubSelectionCopy();
    expect(await copyText('abc')).toBe(true);
    expect(copied).toMatchObject([{ parent: 'DIV', selected: 'abc' }]);
  });

  test('copies while nothing or a drawing has the focus', async () => {
    vi.stubGlobal('navigator', {});
    const copied = stubSelectionCopy();
    for (const focused of [null, document.createElementNS('http://www.w3.org/2000/svg', 'svg')]) {
      vi.spyOn(document, 'activeElement', 'get').mockReturnValue(focused);
      expect(await copyText('abc')).toBe(true);
    }
    expect(copied).toHaveLength(2);
  });

  test('returns false when nothing works', async () => {
    withClipboard(() => Promise.reject(new Error('no')));
    expect(await copyText('abc')).toBe(false);
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('document', undefined);
    expect(await copyText('abc')).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('saveBlob', () => {
  test('clicks a link to the blob with a safe name and revokes the address later', () => {
    vi.useFakeTimers();
    const create = vi.fn<() => string>(() => 'blob:x');
    const revoke = vi.fn<(address: string) => void>();
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    let clicked: unknown;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked = { href: this.href, download: this.download, inPage: this.isConnected, hidden: this.hidden };
    });
    saveBlob(new Blob(['x']), 'a/b.csv');
    expect(clicked).toEqual({ href: 'blob:x', download: 'a_b.csv', inPage: true, hidden: true });
    expect(document.querySelector('a')).toBeNull();
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith('blob:x');
  });
});

test.each([
  ['a  \n b.csv', 'a _ b.csv'],
  ['a   b.csv', 'a b.csv'],
  ['rows_', 'rows_'],
  ['___', 'download'],
  ['lpt1.csv', '_lpt1.csv'],
  ['lptx.csv', 'lptx.csv'],
  ['x'.repeat(150), 'x'.repeat(150)],
  [`${'x'.repeat(146)}.csv`, `${'x'.repeat(146)}.csv`],
  ['x'.repeat(151), 'x'.repeat(150)],
  [`${'x'.repeat(145)} .csv`, `${'x'.repeat(145)} .csv`],
  [`${'x'.repeat(147)}.csv`, `${'x'.repeat(146)}.csv`],
  [`a.csv${'x'.repeat(160)}`, `a.csv${'x'.repeat(145)}`],
  [`${'x'.repeat(145)} yy.csv`, `${'x'.repeat(145)}.csv`],
  [`${'x'.repeat(145)}😀.csv`, `${'x'.repeat(145)}.csv`],
])('the file name %j becomes %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('another site opens in this tab', () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { assign });
  navigateAway('https://pay.example/');
  expect(assign).toHaveBeenCalledWith('https://pay.example/');
});

test('another site opens in a tab that knows nothing of this one', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  openInNewTab('https://shop.example/');
  expect(open).toHaveBeenCalledWith('https://shop.example/', '_blank', 'noopener,noreferrer');
});

test('faults of time have a duration', () => {
  expect(FAULT_KINDS.filter(hasDuration)).toEqual(['latency', 'spread', 'drip', 'timeout']);
});
