import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import styles from './layout.module.css';

/** Jumps over header and menu; the first thing that Tab reaches. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        // Not a navigation: the address stays as it is.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t(($) => $.skip)}
    </a>
  );
}

/** The main landmark. A new page gets the focus, so that Tab goes on there and not where the old page ended. */
export function MainRegion({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.content}>{children}</div>
    </main>
  );
}
