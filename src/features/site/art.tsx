import type { ReactNode } from 'react';
import { LineDrawing } from '#src/ui/line-drawing';
import styles from './site.module.css';

const drawings = {
  desktop: (
    <>
      <rect x="14" y="10" width="68" height="44" rx="5" />
      <path d="M38 66h20M48 54v12M14 44h68" />
      <path data-accent d="M48 17v18M40 28l8 8 8-8" />
    </>
  ),
  share: (
    <>
      <circle cx="24" cy="22" r="9" />
      <path d="M8 62c0-14 7-20 16-20s16 6 16 20" />
      <circle cx="72" cy="22" r="9" />
      <path d="M56 62c0-14 7-20 16-20s16 6 16 20" />
      <path data-accent d="M38 24h18M50 18l6 6-6 6" />
    </>
  ),
  partners: (
    <>
      <rect x="12" y="14" width="72" height="46" rx="5" />
      <path d="M12 26h72" />
      <path d="M22 50V40M36 50V36M50 50V42" />
      <circle data-accent cx="68" cy="43" r="10" />
      <path data-accent d="m64 47 8-8M65 39h.1M71 47h.1" />
    </>
  ),
  people: (
    <>
      <circle cx="26" cy="26" r="8" />
      <path d="M12 60c0-12 6-18 14-18 4 0 7 1 10 4" />
      <circle cx="70" cy="26" r="8" />
      <path d="M84 60c0-12-6-18-14-18-4 0-7 1-10 4" />
      <circle data-accent cx="48" cy="22" r="10" />
      <path data-accent d="M30 64c0-16 8-24 18-24s18 8 18 24" />
    </>
  ),
  compare: (
    <>
      <path d="M48 10v50M32 62h32M20 20l28-6 28 6" />
      <path d="M20 20 10 42h20zM10 42c0 6 20 6 20 0" />
      <path data-accent d="M76 20 66 42h20zM66 42c0 6 20 6 20 0" />
    </>
  ),
  paper: (
    <>
      <path d="M24 8h34l16 16v42H24z" />
      <path d="M58 8v16h16M34 36h30M34 46h30M34 56h18" />
      <path data-accent d="M34 22h12" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export function Art({ name }: { readonly name: keyof typeof drawings }) {
  return (
    <div className={styles.art}>
      <LineDrawing width={224} height={168} viewHeight={72}>
        {drawings[name]}
      </LineDrawing>
    </div>
  );
}
