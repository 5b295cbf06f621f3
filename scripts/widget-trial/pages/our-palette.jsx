// The list of src/app/palette/command-palette.tsx with other entries.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { foldFuzzy, fuzzyScore } from '#src/lib/fuzzy';
import { Dialog } from '#src/ui/dialog';
import { TextControl } from '#src/ui/form/text-controls';
import { entries } from './samples';
import './look.css';

const folded = entries.map((entry) => ({ ...entry, folded: foldFuzzy(entry.title) }));

function List({ onClose, say }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const shown = folded
    .flatMap((entry) => {
      const score = fuzzyScore(entry.folded, words);
      return score === undefined ? [] : [{ ...entry, score }];
    })
    .toSorted((one, other) => other.score - one.score);
  const [at, setAt] = useState(0);
  const box = useRef(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 8,
    initialRect: { width: 600, height: 400 },
  });
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at);
  }, [virtualizer, at]);
  return (
    <>
      <span
        role="combobox"
        tabIndex={-1}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-label="Go to"
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            setAt((at + step + shown.length) % shown.length);
          } else if (event.key === 'Enter') {
            onClose();
            say(shown[at].title);
          }
        }}
      >
        <TextControl
          label="Search"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setAt(0);
          }}
        />
      </span>
      <div ref={box} id={`${id}-list`} role="listbox" tabIndex={0} aria-label="Results" className="list">
        <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <div
              key={shown[index].id}
              role="option"
              aria-selected={index === at}
              className="item"
              style={{ position: 'absolute', transform: `translateY(${start}px)` }}
            >
              {shown[index].title}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

export function palette({ say }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        Go to
      </button>
      <Dialog open={open} title="Go to" onClose={() => setOpen(false)}>
        <List onClose={() => setOpen(false)} say={say} />
      </Dialog>
    </>
  );
}
