import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What a dialog is drawn with. */
export interface ShownDialog {
  readonly open: boolean;
  readonly onClose: () => void;
  /** After it has left the screen. */
  readonly onClosed: () => void;
}

type Draw = (dialog: ShownDialog) => ReactNode;

/** Shows a dialog or a drawer that lives on when the part of the page that asked for it is gone. */
export type ShowDialog = (draw: Draw) => void;

interface Entry {
  readonly id: number;
  readonly draw: Draw;
  readonly open: boolean;
}

const DialogContext = createContext<ShowDialog | undefined>(undefined);

/** Gives the way to show a dialog: a row of a table can be gone after the next poll, its dialog must not be. Throws outside UiProvider. */
export function useShowDialog(): ShowDialog {
  const show = useContext(DialogContext);
  if (!show) throw new Error('useShowDialog needs UiProvider above it');
  return show;
}

/** Holds the dialogs that were asked for; part of UiProvider. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const last = useRef(0);
  const show = useCallback<ShowDialog>((draw) => {
    last.current += 1;
    const id = last.current;
    setEntries((before) => [...before, { id, draw, open: true }]);
  }, []);
  return (
    <DialogContext value={show}>
      {children}
      {entries.map((entry) => (
        <HostedDialog
          key={entry.id}
          entry={entry}
          onClose={() => {
            setEntries((before) => before.map((each) => (each.id === entry.id ? { ...each, open: false } : each)));
          }}
          onClosed={() => {
            setEntries((before) => before.filter((each) => each.id !== entry.id));
          }}
        />
      ))}
    </DialogContext>
  );
}

/** One dialog; it belongs to the page that it was opened on and goes with it. */
function HostedDialog({
  entry,
  onClose,
  onClosed,
}: {
  readonly entry: Entry;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}) {
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  return entry.draw({ open: entry.open && page === pathname, onClose, onClosed });
}
