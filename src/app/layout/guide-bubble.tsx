import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { useAccount } from '#src/data/account';
import { paths } from '#src/domain/paths';
import { isGuided, rememberGuided } from '#src/state/guide';
import { Button } from '#src/ui/button';
import { useIsDialogOpen } from '#src/ui/open-dialogs';
import { useAnchorPosition } from '#src/ui/popup';
import styles from './guide-bubble.module.css';

/** Shown once per user id (HDR-05, HDR-06, HDR-10), and not above an open dialog. */
export function GuideBubble({ children }: { readonly children: ReactNode }) {
  const { data: account } = useAccount();
  const { pathname } = useLocation();
  const userId = account?.userId;
  const arrives = pathname === paths.overview || pathname === paths.templates;
  return (
    <Bubble key={userId} userId={arrives ? userId : undefined}>
      {children}
    </Bubble>
  );
}

function Bubble({ userId, children }: { readonly userId: string | undefined; readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [away, setAway] = useState(false);
  const dialogOpen = useIsDialogOpen();
  const open = userId !== undefined && !away && !dialogOpen && !isGuided(userId);
  const anchored = useAnchorPosition(anchor, { align: 'end' });
  const dismiss = () => {
    if (userId !== undefined) rememberGuided(userId);
    setAway(true);
  };
  return (
    <>
      <span ref={anchor} className={styles.anchor} onClickCapture={open ? dismiss : undefined}>
        {children}
      </span>
      {open && (
        <div
          {...anchored}
          role="dialog"
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          className={styles.bubble}
          onKeyDown={(event) => {
            if (event.key === 'Escape') dismiss();
          }}
        >
          <h2 id={`${id}-title`}>{t(($) => $.bubble.title)}</h2>
          <p>{t(($) => $.bubble.text)}</p>
          <Button size="small" onClick={dismiss}>
            {t(($) => $.bubble.done)}
          </Button>
        </div>
      )}
    </>
  );
}
