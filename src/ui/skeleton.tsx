import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from './class-names';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

export type BoneShape = 'text' | 'tag' | 'number' | 'picture' | 'block' | 'none';

export function Bone({
  shape = 'text',
  width,
  height,
}: {
  shape?: BoneShape;
  /** CSS. */
  width?: string;
  /** Pixels. */
  height?: number;
}) {
  if (shape === 'none') return null;
  const own = shape === 'text' ? '70%' : shape === 'number' ? '48px' : undefined;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.bone,
        (shape === 'tag' || shape === 'picture' || shape === 'block') && styles[shape],
      )}
      style={{ ...((width ?? own) ? { width: width ?? own } : {}), ...(height !== undefined ? { height } : {}) }}
    />
  );
}

export function SkeletonLines({
  lines = 3,
  label,
}: {
  lines?: number;
  /** Announced instead of ‘Loading’. */
  label?: string;
}) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.stack} aria-busy="true">
      <VisuallyHidden>{label ?? t(($) => $.loading)}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Bone key={index} width={index === lines - 1 ? '45%' : `${String(92 - (index % 3) * 11)}%`} />
      ))}
    </div>
  );
}

export function SkeletonCards({
  cards = 6,
  cover = 96,
  minHeight,
  className,
  label,
  children,
}: {
  cards?: number;
  /** Pixels; 0 for none. */
  cover?: number;
  /** Pixels of a real card, so that what is below does not move. */
  minHeight?: number;
  className?: string;
  /** Announced instead of ‘Loading’. */
  label?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('ui');
  return (
    <div className={className} aria-busy="true">
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.card} style={{ minHeight }}>
          {cover > 0 && <Bone shape="block" height={cover} />}
          {children ?? (
            <>
              <Bone width="62%" />
              <Bone width="88%" />
            </>
          )}
        </div>
      ))}
      {/* Last: shelves count children. */}
      <VisuallyHidden>{label ?? t(($) => $.loading)}</VisuallyHidden>
    </div>
  );
}
