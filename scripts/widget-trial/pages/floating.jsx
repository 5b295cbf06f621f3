// Floating UI hooks with the elements and the top layer of src/ui.
import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
  safePolygon,
} from '@floating-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { countries, REASON, suggestions } from './samples';
import './look.css';

const asWide = size({
  apply: ({ rects, elements }) => {
    elements.floating.style.width = `${rects.reference.width}px`;
  },
});
const middleware = [offset(6), flip({ padding: 8 }), shift({ padding: 8 })];
const wideMiddleware = [...middleware, asWide];

/** A popup beside its anchor, in the browser's top layer. */
function useLayer({ open, onOpenChange, placement, wide = false }) {
  const layer = useFloating({
    open,
    onOpenChange,
    placement,
    strategy: 'fixed',
    transform: false,
    middleware: wide ? wideMiddleware : middleware,
    whileElementsMounted: autoUpdate,
  });
  const { floating } = layer.elements;
  useLayoutEffect(() => {
    floating?.showPopover();
  }, [floating]);
  return layer;
}
const dismissal = { capture: { escapeKey: true, outsidePress: true } };
const floatingStyle = (style) => ({ ...style, inset: 'auto', left: style.left, top: style.top, margin: 0 });

export const tooltip = ({ say }) => {
  const [open, setOpen] = useState(false);
  const layer = useLayer({ open, onOpenChange: setOpen, placement: 'top' });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(layer.context, { delay: { open: 300, close: 120 }, handleClose: safePolygon() }),
    useFocus(layer.context),
    useDismiss(layer.context, dismissal),
    useRole(layer.context, { role: 'tooltip' }),
  ]);
  return (
    <>
      <button
        type="button"
        className="plain"
        ref={layer.refs.setReference}
        {...getReferenceProps({ onClick: () => say('pressed') })}
      >
        State
      </button>
      {open && (
        <span
          ref={layer.refs.setFloating}
          popover="manual"
          className="tip"
          style={floatingStyle(layer.floatingStyles)}
          {...getFloatingProps()}
        >
          Saved two minutes ago
        </span>
      )}
    </>
  );
};

export const popover = () => {
  const [open, setOpen] = useState(false);
  const layer = useLayer({ open, onOpenChange: setOpen, placement: 'bottom-end' });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(layer.context),
    useDismiss(layer.context, dismissal),
    useRole(layer.context, { role: 'dialog' }),
  ]);
  return (
    <>
      <button type="button" className="plain" ref={layer.refs.setReference} {...getReferenceProps()}>
        Choose columns
      </button>
      {open && (
        <FloatingFocusManager context={layer.context} modal={false} guards={false}>
          <div
            ref={layer.refs.setFloating}
            popover="manual"
            aria-label="Columns"
            className="popup"
            style={floatingStyle(layer.floatingStyles)}
            {...getFloatingProps()}
          >
            <label className="choice">
              <input type="checkbox" /> Name
            </label>
            <label className="choice">
              <input type="checkbox" /> Status
            </label>
          </div>
        </FloatingFocusManager>
      )}
    </>
  );
};

const actions = [
  { label: 'Rename', word: 'rename' },
  { label: 'Copy', word: 'copy' },
  { label: 'Move', word: 'move' },
  { label: 'Delete', word: 'delete', reason: REASON },
];

export const menu = ({ say }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(null);
  const list = useRef([]);
  const labels = useRef(actions.map(({ label }) => label));
  const layer = useLayer({ open, onOpenChange: setOpen, placement: 'bottom-start' });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(layer.context),
    useDismiss(layer.context, dismissal),
    useRole(layer.context, { role: 'menu' }),
    useListNavigation(layer.context, {
      listRef: list,
      activeIndex: active,
      onNavigate: setActive,
      focusItemOnOpen: true,
      loop: true,
      disabledIndices: [],
    }),
    useTypeahead(layer.context, { listRef: labels, activeIndex: active, onMatch: open ? setActive : undefined }),
  ]);
  return (
    <>
      <button type="button" className="button" ref={layer.refs.setReference} {...getReferenceProps()}>
        Actions
      </button>
      {open && (
        <FloatingFocusManager context={layer.context} modal={false} guards={false} initialFocus={-1}>
          <div
            ref={layer.refs.setFloating}
            popover="manual"
            className="popup"
            style={floatingStyle(layer.floatingStyles)}
            {...getFloatingProps()}
          >
            {actions.map(({ label, word, reason }, index) => (
              <div
                key={word}
                ref={(element) => {
                  list.current[index] = element;
                }}
                role="menuitem"
                tabIndex={index === active ? 0 : -1}
                aria-disabled={reason !== undefined || undefined}
                aria-describedby={reason === undefined ? undefined : id}
                className="item"
                {...getItemProps({
                  onClick: () => {
                    if (reason !== undefined) return;
                    say(word);
                    setOpen(false);
                  },
                  onKeyDown: (event) => {
                    if (event.key === 'Enter' || event.key === ' ') event.currentTarget.click();
                  },
                })}
              >
                {label} {reason !== undefined && <small id={id}>{reason}</small>}
              </div>
            ))}
          </div>
        </FloatingFocusManager>
      )}
    </>
  );
};

function Countries({ id, items, active, list, getItemProps, onTake }) {
  const box = useRef(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => 36,
    overscan: 4,
    initialRect: { width: 300, height: 288 },
  });
  useEffect(() => {
    if (active !== null) virtualizer.scrollToIndex(active);
  }, [virtualizer, active]);
  return (
    <div ref={box} id={id} role="listbox" aria-label="Countries" className="list">
      <div role="none" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <div
            key={items[index].value}
            ref={(element) => {
              list.current[index] = element;
            }}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="item"
            style={{ position: 'absolute', insetInline: 0, height: 36, transform: `translateY(${start}px)` }}
            data-highlighted={index === active ? '' : undefined}
            {...getItemProps({ active: index === active, selected: index === active, onClick: () => onTake(index) })}
          >
            {items[index].label}
          </div>
        ))}
      </div>
    </div>
  );
}

export function combobox() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const [active, setActive] = useState(null);
  const list = useRef([]);
  const items =
    text === chosen ? countries : countries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const layer = useLayer({ open, onOpenChange: setOpen, placement: 'bottom-start', wide: true });
  // The hook reads the number of entries here; entries out of view are not rendered.
  list.current.length = items.length;
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(layer.context, dismissal),
    useRole(layer.context, { role: 'combobox' }),
    useListNavigation(layer.context, {
      listRef: list,
      activeIndex: active,
      onNavigate: setActive,
      virtual: true,
      loop: true,
      disabledIndices: [],
    }),
  ]);
  const take = (index) => {
    setChosen(items[index].label);
    setText(items[index].label);
    setOpen(false);
  };
  // The popup contains its own listbox, so these attributes do not belong on it.
  const {
    id,
    role: _,
    'aria-activedescendant': _active,
    'aria-orientation': _orientation,
    ...floatingProps
  } = getFloatingProps();
  return (
    <>
      <input
        ref={layer.refs.setReference}
        className="input"
        aria-label="Country"
        value={text}
        {...getReferenceProps({
          onChange: ({ target }) => {
            setText(target.value);
            setOpen(true);
            setActive(0);
          },
          onKeyDown: (event) => {
            if (event.key === 'Enter' && active !== null && items[active]) take(active);
          },
          onBlur: () => setOpen(false),
        })}
      />
      {open && (
        <div
          ref={layer.refs.setFloating}
          popover="manual"
          className="popup"
          style={floatingStyle(layer.floatingStyles)}
          {...floatingProps}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Countries id={id} items={items} active={active} list={list} getItemProps={getItemProps} onTake={take} />
        </div>
      )}
    </>
  );
}

export function suggest({ say }) {
  const [wanted, setWanted] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(null);
  const list = useRef([]);
  const items = text === '' ? [] : suggestions.filter((entry) => entry.toLowerCase().includes(text.toLowerCase()));
  const open = wanted && items.length > 0;
  const layer = useLayer({ open, onOpenChange: setWanted, placement: 'bottom-start', wide: true });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(layer.context, dismissal),
    useRole(layer.context, { role: 'combobox' }),
    useListNavigation(layer.context, {
      listRef: list,
      activeIndex: active,
      onNavigate: setActive,
      virtual: true,
      loop: true,
      allowEscape: true,
    }),
  ]);
  const choose = (entry) => {
    setWanted(false);
    say(`open ${entry}`);
  };
  return (
    <>
      <input
        ref={layer.refs.setReference}
        className="input"
        aria-label="Templates"
        value={text}
        {...getReferenceProps({
          onChange: ({ target }) => {
            setText(target.value);
            setWanted(true);
            setActive(null);
          },
          onKeyDown: (event) => {
            if (event.key !== 'Enter') return;
            if (open && active !== null) choose(items[active]);
            else {
              setWanted(false);
              say(`search ${text}`);
            }
          },
          onBlur: () => setWanted(false),
        })}
      />
      {open && (
        <div
          ref={layer.refs.setFloating}
          popover="manual"
          aria-label="Matches"
          className="popup"
          style={floatingStyle(layer.floatingStyles)}
          {...getFloatingProps({ onMouseDown: (event) => event.preventDefault() })}
        >
          {items.map((entry, index) => (
            <div
              key={entry}
              ref={(element) => {
                list.current[index] = element;
              }}
              className="item"
              data-highlighted={index === active ? '' : undefined}
              {...getItemProps({ active: index === active, selected: index === active, onClick: () => choose(entry) })}
            >
              {entry}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
