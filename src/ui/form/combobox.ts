import {
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useListNavigation,
  useMergeRefs,
} from '@floating-ui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../class-names';
import { useAnchorPosition } from '../anchor-position';
import popupStyles from '../popup.module.css';
import { activeOption } from './combobox-field';
import styles from './combobox.module.css';

export function useCombobox(
  anchor: RefObject<HTMLElement | null>,
  field: HTMLElement | null,
  {
    listId,
    open,
    count,
    highlighted,
    initialIndex = null,
    loop = false,
    opensOnArrow = true,
    onHighlight,
    onOpenChange,
    onKeyDown,
    onSelect,
  }: {
    readonly listId: string;
    readonly open: boolean;
    readonly count: number;
    readonly highlighted: number | null;
    /** Highlighted when the list opens or changes. */
    readonly initialIndex?: number | null;
    /** Arrows wrap around, through the input. */
    readonly loop?: boolean;
    readonly opensOnArrow?: boolean;
    readonly onHighlight: (index: number | null) => void;
    readonly onOpenChange: (open: boolean) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onSelect: (index: number) => void;
  },
) {
  const entries = useRef<(HTMLElement | null)[]>([]);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const anchored = useAnchorPosition(anchor);
  const boxRef = useMergeRefs([anchored.ref, setBox]);
  const active = activeOption({ open, count, highlighted });
  useLayoutEffect(() => {
    // Arrows must reach options that are not rendered.
    entries.current.length = count;
  }, [count]);
  const context = useFloatingRootContext({
    open,
    onOpenChange: (next, event) => {
      if (next && event instanceof KeyboardEvent) onHighlight(event.key === 'ArrowUp' ? Infinity : 0);
      onOpenChange(next);
    },
    elements: { reference: field, floating: box },
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { outsidePress: false }),
    useListNavigation(context, {
      listRef: entries,
      activeIndex: active,
      selectedIndex: initialIndex,
      // A space typed early would highlight the first option.
      focusItemOnOpen: initialIndex !== null,
      onNavigate: onHighlight,
      virtual: true,
      loop,
      allowEscape: loop,
      openOnArrowKeyDown: opensOnArrow,
      disabledIndices: [],
      focusItemOnHover: false,
    }),
  ]);
  return {
    active,
    fieldProps: getReferenceProps({ onKeyDown }),
    popupProps: { ...anchored, ref: boxRef, className: classNames(popupStyles.popup, styles.popup) },
    listProps: {
      ...getFloatingProps({
        // Blur would close the list.
        onMouseDown: (event) => {
          event.preventDefault();
        },
      }),
      id: listId,
      role: 'listbox',
      tabIndex: undefined,
      'aria-activedescendant': undefined,
    },
    optionProps: (index: number) => ({
      ...getItemProps({
        ref: (element: HTMLElement | null) => {
          entries.current[index] = element;
        },
        onPointerMove: () => {
          onHighlight(index);
        },
        onClick: () => {
          onSelect(index);
        },
      }),
      id: `${listId}-${String(index)}`,
      role: 'option',
      className: classNames(styles.option, index === active && styles.highlighted),
    }),
  };
}
