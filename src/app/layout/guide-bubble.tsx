import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { paths } from '#src/domain/paths';
import { isGuideDismissed, dismissGuide } from '#src/state/guide';
import { Button } from '#src/ui/button';
import { useIsDialogOpen } from '#src/ui/open-dialogs';
import { useAnchorPosition } from '#src/ui/anchor-position';
import { useIsNarrow } from '#src/ui/use-is-narrow';
import styles from './guide-bubble.module.css';

/** Shown once per user id (HDR-05, HDR-06, HDR-10), and not above an open dialog. */
export function GuideBubble({ children }: { readonly children: ReactNode }) {
  const { data: account } = useAccountQuery();
  const { pathname } = useLocation();
  const userId = account?.userId;
  const isEntryPage = pathname === paths.overview || pathname === paths.templates;
  return (
    <Bubble key={userId} userId={isEntryPage ? userId : undefined}>
      {children}
    </Bubble>
  );
}

function Bubble({ userId, children }: { readonly userId: string | undefined; readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  const isDialogOpen = useIsDialogOpen();
  const open = userId !== undefined && !isDismissed && !isDialogOpen && !isGuideDismissed(userId);
  const { style, ...anchored } = useAnchorPosition(anchor, { align: 'end' });
  const isAtBottom = useIsNarrow();
  const dismiss = () => {
    if (userId !== undefined) dismissGuide(userId);
    setDismissed(true);
  };
  return (
    <>
      <span ref={anchor} className={styles.anchor} onClickCapture={open ? dismiss : undefined}>
        {children}
      </span>
      {open && (
        <div
          {...anchored}
          style={isAtBottom ? undefined : style}
          role="dialog"
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          className={styles.bubble}
          onKeyDown={(event) => {
            if (event.key === 'Escape') dismiss();
          }}
        >
          <h2 id={`${id}-title`}>{t(($) => $.words.desktopApp)}</h2>
          <p>{t(($) => $.bubble.text)}</p>
          <Button size="small" onClick={dismiss}>
            {t(($) => $.gotIt, { ns: 'ui' })}
          </Button>
        </div>
      )}
    </>
  );
}
