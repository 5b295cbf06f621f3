import {
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useListNavigation,
  useMergeRefs,
} from '@floating-ui/react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { classNames } from '../class-names';
import { useAnchorPosition } from '../anchor-position';
import popupStyles from '../popup.module.css';
import styles from './combobox.module.css';

export function useCombobox(
  anchor: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  {
    open,
    count,
    initialIndex = null,
    loop = false,
    opensOnArrow = true,
    ref,
    onOpenChange,
    onKeyDown,
    onSelect,
  }: {
    readonly open: boolean;
    readonly count: number;
    /** Highlighted when the list opens or changes. */
    readonly initialIndex?: number | null;
    /** Arrows wrap around, through the input. */
    readonly loop?: boolean;
    readonly opensOnArrow?: boolean;
    readonly ref?: Ref<HTMLInputElement>;
    readonly onOpenChange: (open: boolean) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onSelect: (index: number) => void;
  },
) {
  const id = useId();
  const entries = useRef<(HTMLElement | null)[]>([]);
  const [field, setField] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [highlighted, highlight] = useState<number | null>(null);
  const anchored = useAnchorPosition(anchor);
  const fieldRef = useMergeRefs([input, setField, ref]);
  const boxRef = useMergeRefs([anchored.ref, setBox]);
  const isListed = open && count > 0;
  const active = isListed && highlighted !== null ? Math.min(highlighted, count - 1) : null;
  useLayoutEffect(() => {
    // Arrows must reach options that are not rendered.
    entries.current.length = count;
  }, [count]);
  const context = useFloatingRootContext({
    open,
    onOpenChange: (next, event) => {
      if (next && event instanceof KeyboardEvent) highlight(event.key === 'ArrowUp' ? Infinity : 0);
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
      onNavigate: highlight,
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
    highlight,
    fieldProps: {
      ...getReferenceProps({
        onKeyDown,
        onKeyDownCapture: (event) => {
          // Leaves these keys to the input method (IME).
          if (event.nativeEvent.isComposing) event.stopPropagation();
        },
      }),
      ref: fieldRef,
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? id : undefined,
      'aria-activedescendant': active === null ? undefined : `${id}-${String(active)}`,
    } as const,
    popupProps: { ...anchored, ref: boxRef, className: classNames(popupStyles.popup, styles.popup) },
    listProps: {
      ...getFloatingProps({
        // Blur would close the list.
        onMouseDown: (event) => {
          event.preventDefault();
        },
      }),
      id,
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
          highlight(index);
        },
        onClick: () => {
          onSelect(index);
        },
      }),
      id: `${id}-${String(index)}`,
      role: 'option',
      className: classNames(styles.option, index === active && styles.highlighted),
    }),
  };
}
