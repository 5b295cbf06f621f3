import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

export interface DialogControls {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

type RenderDialog = (dialog: DialogControls) => ReactNode;

export type ShowDialog = (render: RenderDialog) => void;

interface Entry {
  readonly id: number;
  readonly render: RenderDialog;
  readonly open: boolean;
}

const DialogContext = createContext<ShowDialog | undefined>(undefined);

/** The dialog outlives its opener, such as a row that the next poll removes. Throws outside UiProvider. */
export function useShowDialog(): ShowDialog {
  const show = useContext(DialogContext);
  if (!show) throw new Error('useShowDialog needs UiProvider above it');
  return show;
}

export function DialogHost({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const last = useRef(0);
  const show = useCallback<ShowDialog>((render) => {
    last.current += 1;
    const id = last.current;
    setEntries((before) => [...before, { id, render, open: true }]);
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

/** Closes when the page changes. */
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
  return entry.render({ open: entry.open && page === pathname, onClose, onClosed });
}
