import {
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useListNavigation,
  useMergeRefs,
} from '@floating-ui/react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { classNames } from '../class-names';
import { useBeside } from '../popup';
import popupStyles from '../popup.module.css';
import styles from './combobox.module.css';

/**
 * What a field and the list below it share (a combobox): arrows open the list and mark an entry, Esc closes it, a press takes an entry.
 * The focus stays in the field. The list is as wide as `anchor`.
 */
export function useCombobox(
  anchor: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  {
    open,
    count,
    start = null,
    loop = false,
    opensByArrow = true,
    ref,
    onOpenChange,
    onKeyDown,
    onTake,
  }: {
    readonly open: boolean;
    readonly count: number;
    /** Marked when the list opens and when it comes to be another. */
    readonly start?: number | null;
    /** Whether the first entry follows the last, with the field itself between them. */
    readonly loop?: boolean;
    readonly opensByArrow?: boolean;
    readonly ref?: Ref<HTMLInputElement>;
    readonly onOpenChange: (open: boolean) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onTake: (index: number) => void;
  },
) {
  const id = useId();
  const entries = useRef<(HTMLElement | null)[]>([]);
  const [field, setField] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [marked, mark] = useState<number | null>(null);
  const beside = useBeside(anchor);
  const fieldRef = useMergeRefs([input, setField, ref]);
  const boxRef = useMergeRefs([beside.ref, setBox]);
  const isListed = open && count > 0;
  const active = isListed && marked !== null ? Math.min(marked, count - 1) : null;
  useLayoutEffect(() => {
    // Entries that are out of view may not be drawn; the arrows go there all the same.
    entries.current.length = count;
  }, [count]);
  const context = useFloatingRootContext({
    open,
    onOpenChange: (next, event) => {
      if (next && event instanceof KeyboardEvent) mark(event.key === 'ArrowUp' ? Infinity : 0);
      onOpenChange(next);
    },
    elements: { reference: field, floating: box },
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { outsidePress: false }),
    useListNavigation(context, {
      listRef: entries,
      activeIndex: active,
      selectedIndex: start,
      // Else a space typed before the list is there would mark its first entry.
      focusItemOnOpen: start !== null,
      onNavigate: mark,
      virtual: true,
      loop,
      allowEscape: loop,
      openOnArrowKeyDown: opensByArrow,
      disabledIndices: [],
      focusItemOnHover: false,
    }),
  ]);
  return {
    active,
    mark,
    fieldProps: {
      ...getReferenceProps({
        onKeyDown,
        onKeyDownCapture: (event) => {
          // Keys that confirm what an input method proposes are not ours.
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
    popupProps: { ...beside, ref: boxRef, className: classNames(popupStyles.popup, styles.popup) },
    listProps: {
      ...getFloatingProps({
        // The focus stays in the field, so that the list does not close under the pointer.
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
          mark(index);
        },
        onClick: () => {
          onTake(index);
        },
      }),
      id: `${id}-${String(index)}`,
      role: 'option',
      className: classNames(styles.option, index === active && styles.marked),
    }),
  };
}
