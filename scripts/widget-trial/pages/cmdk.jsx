import { Command } from 'cmdk';
import { useState } from 'react';
import { entries } from './samples';
import './look.css';

export function palette({ say }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        Go to
      </button>
      <Command.Dialog
        open={open}
        onOpenChange={setOpen}
        label="Go to"
        contentClassName="dialog"
        overlayClassName="backdrop"
      >
        <Command.Input className="input" aria-label="Search" />
        <Command.List className="list" label="Results">
          {entries.map((entry) => (
            <Command.Item
              key={entry.id}
              className="item"
              onSelect={() => {
                say(entry.title);
                setOpen(false);
              }}
            >
              {entry.title}
            </Command.Item>
          ))}
        </Command.List>
      </Command.Dialog>
    </>
  );
}
