import { useState, type ClipboardEvent } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { Wiring } from '#src/ui/form/field';
import { TextAreaControl } from '#src/ui/form/text-controls';
import { ExampleNote } from '../fields/text-field';
import { useExample } from '../use-example';
import { PartOfText } from './part-of-text';
import { isWhole, openText, textOf, withBody, type TextWindow } from './text-window';

/** Characters from which the form hears of the text in pauses of typing instead of at every key. */
const LONG = 20_000;
const PAUSE = 300;

interface Draft {
  /** The form's text that the draft started from. */
  readonly from: string;
  /** The text, with the part of it that is edited: a browser cannot draw 100,000 lines anew at every key. */
  readonly window: TextWindow;
  /** What the form was told last. */
  readonly sent: string;
}

/** Lines typed or pasted by hand, one per line, a long text part by part; the form gets it in pauses, and always before focus leaves (FORM-04). */
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
  /** The placeholder, which is shown on focus (FORM-67, FORM-68). */
  readonly example: string | undefined;
  /** No line is valid: the box turns to the error colour (FORM-73). */
  readonly bad: boolean;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}) {
  const [draft, setDraft] = useState<Draft>(() => ({ from: text, window: openText(text), sent: text }));
  // What the form holds wins, unless it is only the echo of what it was told.
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
  /** Very much at once is put in here: the browser would draw all of it before anybody could cut it into parts. */
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
