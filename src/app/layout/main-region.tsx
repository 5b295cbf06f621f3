import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import styles from './layout.module.css';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t(($) => $.skip)}
    </a>
  );
}

/** A new page gets the focus, so that Tab continues there. */
export function MainRegion({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownKey = useRef(pathname);
  useEffect(() => {
    if (shownKey.current === pathname) return;
    shownKey.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.content}>{children}</div>
    </main>
  );
}
