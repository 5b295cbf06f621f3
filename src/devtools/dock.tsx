import BorderBottomOutlined from '@ant-design/icons/es/icons/BorderBottomOutlined';
import BorderRightOutlined from '@ant-design/icons/es/icons/BorderRightOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { foldMenu } from '#src/state/preferences';
import { IconButton } from '#src/ui/button';
import type { DemoControl } from './control';
import styles from './panel.module.css';
import { DemoPanel } from './panel';
import { fitPlacement, type Bounds, type PanelPlacement } from './panel-placement';

const STEP = 16;
/** Pixels. */
const MIN_PAGE_WITH_MENU = 1200;

function useWindowSize() {
  const read = () => ({ width: window.innerWidth, height: window.innerHeight });
  const [size, setSize] = useState(read);
  useEffect(() => {
    const follow = () => setSize(read());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return size;
}

/**
 * An open dialog listens on the window and pulls the focus back. Stopping `focusin` within `frame` lets the presenter type in
 * the panel meanwhile.
 */
function useFocusTrapBypass(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stopInside = (event: FocusEvent) => {
      if (event.target instanceof Node && frame.current?.contains(event.target)) event.stopPropagation();
    };
    document.addEventListener('focusin', stopInside);
    return () => document.removeEventListener('focusin', stopInside);
  }, [frame]);
}

export function Dock({
  control,
  placement,
  onPlacementChange,
  onOpenWindow,
}: {
  readonly control: DemoControl;
  readonly placement: PanelPlacement;
  readonly onPlacementChange: (placement: PanelPlacement) => void;
  readonly onOpenWindow: () => void;
}) {
  const { t } = useTranslation('demo');
  const frame = useRef<HTMLElement>(null);
  const windowSize = useWindowSize();
  const { dock, size, bounds } = fitPlacement(placement, windowSize);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['dock'] = dock;
    root.style.setProperty('--gl-dock-end', dock === 'side' ? `${String(size)}px` : '0px');
    root.style.setProperty('--gl-panel-below', dock === 'below' ? `${String(size)}px` : '0px');
  }, [dock, size]);
  useLayoutEffect(
    () => () => {
      const root = document.documentElement;
      delete root.dataset['dock'];
      root.style.removeProperty('--gl-dock-end');
      root.style.removeProperty('--gl-panel-below');
    },
    [],
  );
  const isPageNarrow = dock === 'side' && windowSize.width - size < MIN_PAGE_WITH_MENU;
  useLayoutEffect(() => {
    foldMenu(isPageNarrow);
    return () => foldMenu(false);
  }, [isPageNarrow]);
  useFocusTrapBypass(frame);
  useEffect(() => frame.current?.focus(), []);
  const resize = (next: number) => onPlacementChange({ ...placement, [dock === 'side' ? 'width' : 'height']: next });
  const other = dock === 'side' ? 'below' : 'side';
  return (
    <aside
      ref={frame}
      id="demo-panel"
      tabIndex={-1}
      aria-label={t(($) => $.title)}
      className={styles.dock}
      data-at={dock}
      style={dock === 'side' ? { width: size } : { height: size }}
    >
      <Resizer dock={dock} size={size} bounds={bounds} onSize={resize} />
      <DemoPanel
        control={control}
        tools={
          <>
            {windowSize.width >= 900 && (
              <IconButton
                size="small"
                label={other === 'below' ? t(($) => $.dockBelow) : t(($) => $.dockSide)}
                icon={other === 'below' ? <BorderBottomOutlined /> : <BorderRightOutlined />}
                onClick={() => onPlacementChange({ ...placement, dock: other })}
              />
            )}
            <IconButton size="small" label={t(($) => $.ownWindow)} icon={<ExportOutlined />} onClick={onOpenWindow} />
            <IconButton
              size="small"
              label={t(($) => $.close)}
              icon={<CloseOutlined />}
              onClick={() => onPlacementChange({ ...placement, open: false })}
            />
          </>
        }
      />
    </aside>
  );
}

function Resizer({
  dock,
  size,
  bounds,
  onSize,
}: {
  readonly dock: 'side' | 'below';
  readonly size: number;
  readonly bounds: Bounds;
  readonly onSize: (size: number) => void;
}) {
  const { t } = useTranslation('demo');
  const keys: Record<string, number> = {
    [dock === 'side' ? 'ArrowLeft' : 'ArrowUp']: size + STEP,
    [dock === 'side' ? 'ArrowRight' : 'ArrowDown']: size - STEP,
    Home: bounds.min,
    End: bounds.max,
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={t(($) => $.resize)}
      aria-orientation={dock === 'side' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={Math.round(bounds.min)}
      aria-valuemax={Math.round(bounds.max)}
      className={styles.resizer}
      onKeyDown={(event) => {
        const next = keys[event.key];
        if (next === undefined) return;
        event.preventDefault();
        onSize(Math.min(bounds.max, Math.max(bounds.min, next)));
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        onSize(dock === 'side' ? window.innerWidth - event.clientX : window.innerHeight - event.clientY);
      }}
    />
  );
}
