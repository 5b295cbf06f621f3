import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { canZoom, moveCrop, zoomCrop, type Crop } from './picture-crop';
import styles from './avatar.module.css';

/** CSS pixels; the canvas has twice as many, for high-density screens. */
const EDITOR_SIZE = 256;
const CANVAS_SIZE = EDITOR_SIZE * 2;

/** CSS pixels per arrow key, with and without Shift. */
const STEP = { far: 32, near: 8 } as const;
const ZOOM_STEP = 0.05;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function CropEditor({
  image,
  crop,
  disabled,
  onCrop,
}: {
  readonly image: ImageBitmap;
  readonly crop: Crop;
  readonly disabled: boolean;
  readonly onCrop: (crop: Crop) => void;
}) {
  const { t } = useTranslation('account');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const lastPointer = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE);
    context.drawImage(image, crop.x, crop.y, crop.size, crop.size, 0, 0, CANVAS_SIZE, CANVAS_SIZE);
  }, [image, crop]);

  // Dragging the picture left moves the crop right.
  const drag = (dx: number, dy: number) => {
    const scale = crop.size / EDITOR_SIZE;
    onCrop(moveCrop(crop, -dx * scale, -dy * scale, image));
  };
  const zoomTo = (next: number) => {
    const bounded = Math.min(1, Math.max(0, next));
    setZoom(bounded);
    onCrop(zoomCrop(crop, bounded, image));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (disabled) return;
    const arrow = arrows[event.key];
    const step = event.shiftKey ? STEP.far : STEP.near;
    if (arrow) drag(arrow[0] * step, arrow[1] * step);
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP);
    else if (event.key === '-') zoomTo(zoom - ZOOM_STEP);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.crop}>
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys, so it takes the focus
        tabIndex={0}
        aria-label={t(($) => $.avatar.stage)}
        aria-describedby={`${id}-help`}
        className={styles.editor}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (disabled || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          lastPointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          if (!lastPointer.current) return;
          drag(event.clientX - lastPointer.current.x, event.clientY - lastPointer.current.y);
          lastPointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={() => {
          lastPointer.current = undefined;
        }}
        onPointerCancel={() => {
          lastPointer.current = undefined;
        }}
      >
        <canvas ref={canvas} width={CANVAS_SIZE} height={CANVAS_SIZE} aria-hidden="true" className={styles.canvas} />
      </div>
      {canZoom(image) && (
        <label className={styles.zoom}>
          {t(($) => $.avatar.zoom)}
          <input
            type="range"
            min={0}
            max={1}
            step={ZOOM_STEP}
            value={zoom}
            disabled={disabled}
            onChange={(event) => {
              zoomTo(Number(event.target.value));
            }}
          />
        </label>
      )}
      <p id={`${id}-help`} className={styles.quiet}>
        {t(($) => $.avatar.cropHelp)}
      </p>
    </div>
  );
}
