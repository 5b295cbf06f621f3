import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './clipboard';
import { saveBlob } from './download';

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

describe('copyText', () => {
  test('uses the clipboard of the browser', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    withClipboard(writeText);
    expect(await copyText('abc')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('abc');
  });

  test('falls back to a selection when the clipboard refuses, and restores the focus', async () => {
    withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    let selected = '';
    Object.assign(document, {
      execCommand: () => {
        selected = document.querySelector('textarea')?.value ?? '';
        return true;
      },
    });
    expect(await copyText('abc')).toBe(true);
    expect(selected).toBe('abc');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('returns false when nothing works', async () => {
    withClipboard(() => Promise.reject(new Error('no')));
    expect(await copyText('abc')).toBe(false);
  });
});

describe('saveBlob', () => {
  test('clicks a link to the blob with a safe name and revokes the address later', () => {
    vi.useFakeTimers();
    const create = vi.fn<() => string>(() => 'blob:x');
    const revoke = vi.fn<(address: string) => void>();
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    let clicked: { href: string; download: string } | undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked = { href: this.href, download: this.download };
    });
    saveBlob(new Blob(['x']), 'a/b.csv');
    expect(clicked).toEqual({ href: 'blob:x', download: 'a_b.csv' });
    expect(document.querySelector('a')).toBeNull();
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith('blob:x');
  });
});
