import { useState, type ClipboardEvent } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { FieldControlProps } from '#src/ui/form/field';
import { TextAreaControl } from '#src/ui/form/text-controls';
import { ExampleNote } from '../fields/text-field';
import { useExample } from '../use-example';
import { PartOfText } from './part-of-text';
import { isWholeText, openText, fullText, withBody, type TextWindow } from './text-window';

/** Characters above which the form is updated after a pause in typing. */
const DEBOUNCE_THRESHOLD = 20_000;
const DEBOUNCE_DELAY = 300;

interface TextDraft {
  readonly initialText: string;
  /** Contains the edited part: a browser cannot redraw 100,000 lines at every key. */
  readonly window: TextWindow;
  readonly sentText: string;
}

/** Edits a long text part by part (FORM-04). */
export function ManualLines({
  wiring,
  text,
  onChange,
  example,
  invalid,
  describedBy,
  disabled,
  onFocus,
  onBlur,
}: {
  readonly wiring: FieldControlProps;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly example: string | undefined;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}) {
  const [draft, setDraft] = useState<TextDraft>(() => ({ initialText: text, window: openText(text), sentText: text }));
  // The form's text wins, unless it echoes what was sent.
  if (draft.initialText !== text)
    setDraft(
      text === draft.sentText
        ? { ...draft, initialText: text }
        : { initialText: text, window: openText(text), sentText: text },
    );
  const { window: shown } = draft;

  const send = (next: TextWindow) => {
    const nextText = fullText(next);
    setDraft((before) => ({ ...before, sentText: nextText }));
    onChange(nextText);
  };
  const sendSoon = useDebouncedCallback(send, DEBOUNCE_DELAY);
  const type = (body: string) => {
    const next = withBody(shown, body);
    setDraft((before) => ({ ...before, window: next }));
    sendSoon(next);
    if (isWholeText(next) && body.length < DEBOUNCE_THRESHOLD) sendSoon.flush();
  };
  const { ref, ...filled } = useExample<HTMLTextAreaElement>({
    value: shown.body,
    example: isWholeText(shown) ? example : undefined,
    disabled,
    onChange: type,
  });
  /** Inserts a large paste itself: the browser would draw all of it before it can be split. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < DEBOUNCE_THRESHOLD || disabled) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const lines = pasted.replace(/\r\n?/g, '\n');
    filled.onType(filled.text.slice(0, selectionStart) + lines + filled.text.slice(selectionEnd));
  };
  return (
    <div role="presentation" onBlur={filled.onBlur}>
      <TextAreaControl
        {...wiring}
        ref={ref}
        monospace
        rows={6}
        value={filled.text}
        onChange={filled.onType}
        placeholder={example}
        invalid={wiring.invalid === true || invalid}
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
      {!isWholeText(shown) && (
        <PartOfText
          textWindow={shown}
          onWindowChange={(next) => {
            setDraft((before) => ({ ...before, window: next }));
          }}
        />
      )}
      <ExampleNote example={filled} disabled={disabled} />
    </div>
  );
}
