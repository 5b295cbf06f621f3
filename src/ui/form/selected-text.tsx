import { useEffect, useRef } from 'react';
import type { Wiring } from './field';
import { TextControl } from './text-controls';

/** A line of text that begins with all of it selected, so that typing replaces it: the field of a rename. */
export function SelectedText({
  wiring,
  value,
  onChange,
}: {
  wiring: Wiring;
  value: string;
  onChange: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return <TextControl {...wiring} ref={input} value={value} onChange={onChange} autoComplete="off" />;
}
