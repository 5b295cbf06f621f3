import { useState, type ClipboardEvent } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { Wiring } from '#src/ui/form/field';
import { TextAreaControl } from '#src/ui/form/text-controls';
import { ExampleNote } from '../fields/text-field';
import { useExample } from '../use-example';
import { PartOfText } from './part-of-text';
import { isWhole, openText, textOf, withBody, type TextWindow } from './text-window';

/** Characters above which the form is updated after a pause in typing. */
const LONG = 20_000;
const PAUSE = 300;

interface Draft {
  readonly from: string;
  /** Contains the edited part: a browser cannot redraw 100,000 lines at every key. */
  readonly window: TextWindow;
  readonly sent: string;
}

/** Edits a long text part by part (FORM-04). */
export function ManualLines({
  wiring,
  text,
  onChange,
  example,
  bad,
  describedBy,
  disabled,
  onFocus,
  onBlur,
}: {
  readonly wiring: Wiring;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly example: string | undefined;
  readonly bad: boolean;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}) {
  const [draft, setDraft] = useState<Draft>(() => ({ from: text, window: openText(text), sent: text }));
  // The form's text wins, unless it echoes what was sent.
  if (draft.from !== text)
    setDraft(text === draft.sent ? { ...draft, from: text } : { from: text, window: openText(text), sent: text });
  const { window: shown } = draft;

  const send = (next: TextWindow) => {
    const whole = textOf(next);
    setDraft((before) => ({ ...before, sent: whole }));
    onChange(whole);
  };
  const sendSoon = useDebouncedCallback(send, PAUSE);
  const type = (body: string) => {
    const next = withBody(shown, body);
    setDraft((before) => ({ ...before, window: next }));
    sendSoon(next);
    if (isWhole(next) && body.length < LONG) sendSoon.flush();
  };
  const { ref, ...filled } = useExample<HTMLTextAreaElement>({
    value: shown.body,
    example: isWhole(shown) ? example : undefined,
    disabled,
    onChange: type,
  });
  /** Inserts a large paste itself: the browser would draw all of it before it can be split. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < LONG || disabled) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const lines = pasted.replace(/\r\n?/g, '\n');
    filled.type(filled.text.slice(0, selectionStart) + lines + filled.text.slice(selectionEnd));
  };
  return (
    <div role="presentation" onBlur={filled.onBlur}>
      <TextAreaControl
        {...wiring}
        ref={ref}
        mono
        rows={6}
        value={filled.text}
        onChange={filled.type}
        placeholder={example}
        invalid={wiring.invalid === true || bad}
        describedBy={[wiring.describedBy, describedBy].filter(Boolean).join(' ')}
        disabled={disabled}
        onKeyDown={(event) => {
          filled.onKeyDown(event);
          // Ctrl+Enter submits the form, so the typed text must be its value first.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sendSoon.flush();
        }}
        onMouseUp={filled.onMouseUp}
        onPaste={paste}
        onFocus={() => {
          onFocus();
          filled.onFocus();
        }}
        onBlur={() => {
          sendSoon.flush();
          onBlur();
        }}
      />
      {!isWhole(shown) && (
        <PartOfText
          shown={shown}
          onShow={(next) => {
            setDraft((before) => ({ ...before, window: next }));
          }}
        />
      )}
      <ExampleNote example={filled} disabled={disabled} />
    </div>
  );
}
