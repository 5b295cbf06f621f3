import { useEffect, useRef, useState } from 'react';
import type { Wiring } from '../../../../ui/form/field';
import { TextAreaControl } from '../../../../ui/form/text-controls';
import { ExampleNote } from '../fields/text-field';
import { useExample } from '../use-example';

/** Characters from which the form hears of the text in pauses of typing instead of at every key. */
const LONG = 20_000;
const PAUSE = 300;

interface Draft {
  /** The form's text that the draft started from. */
  readonly from: string;
  readonly text: string;
  /** What the form was told last. */
  readonly sent: string;
}

/** Lines typed or pasted by hand, one per line; the form gets a long text in pauses, and always before focus leaves (FORM-04). */
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
  /** The placeholder, which is filled in on focus (FORM-67). */
  readonly example: string | undefined;
  /** No line is valid: the box turns to the error colour (FORM-73). */
  readonly bad: boolean;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}) {
  const [draft, setDraft] = useState<Draft>({ from: text, text, sent: text });
  // What the form holds wins, unless it is only the echo of what it was told.
  if (draft.from !== text) setDraft(text === draft.sent ? { ...draft, from: text } : { from: text, text, sent: text });
  const timer = useRef<number>(undefined);
  const pending = useRef<string>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  const send = (next: string) => {
    window.clearTimeout(timer.current);
    pending.current = undefined;
    setDraft((before) => ({ ...before, sent: next }));
    onChange(next);
  };
  const type = (next: string) => {
    setDraft((before) => ({ ...before, text: next }));
    if (next.length < LONG) {
      send(next);
      return;
    }
    window.clearTimeout(timer.current);
    pending.current = next;
    timer.current = window.setTimeout(() => {
      send(next);
    }, PAUSE);
  };
  const {
    ref,
    isExample,
    onFocus: fill,
    onMouseUp,
    onKeyDown,
    remove,
  } = useExample<HTMLTextAreaElement>({ value: draft.text, example, disabled, onChange: type });
  return (
    <div>
      <TextAreaControl
        {...wiring}
        ref={ref}
        mono
        rows={6}
        value={draft.text}
        onChange={type}
        placeholder={example}
        invalid={wiring.invalid === true || bad}
        describedBy={[wiring.describedBy, describedBy].filter(Boolean).join(' ')}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onMouseUp={onMouseUp}
        onFocus={() => {
          onFocus();
          fill();
        }}
        onBlur={() => {
          if (pending.current !== undefined) send(pending.current);
          onBlur();
        }}
      />
      {isExample && !disabled && <ExampleNote onRemove={remove} />}
    </div>
  );
}
