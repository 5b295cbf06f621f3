import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { config } from '#src/api/config';
import { paths } from '#src/domain/paths';
import { desktopSystem } from '#src/lib/open-client';
import { buttonClass, type ButtonVariant } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import styles from './client-run.module.css';

export function ClientDownload({ retryButton }: { readonly retryButton: ReactNode }) {
  const { t } = useTranslation('tasks');
  const system = desktopSystem(navigator);
  const isSupported = system !== 'other';
  const others = system === 'windows' ? (['macos'] as const) : (['windows'] as const);
  return (
    <>
      {isSupported ? (
        <ol className={styles.steps}>
          <li>{t(($) => $.client.steps.install)}</li>
          <li>{t(($) => $.client.steps.signIn)}</li>
          <li>{t(($) => $.client.steps.back)}</li>
        </ol>
      ) : (
        <div className={styles.notice}>
          <Notice variant="info">{t(($) => $.client.otherSystem)}</Notice>
        </div>
      )}
      <div className={styles.actions}>
        {isSupported && <DownloadLink system={system} variant="primary" />}
        {retryButton}
      </div>
      <div className={styles.others}>
        {(isSupported ? others : (['windows', 'macos'] as const)).map((other) => (
          <DownloadLink key={other} system={other} variant="link" />
        ))}
      </div>
    </>
  );
}

function DownloadLink({ system, variant }: { readonly system: 'windows' | 'macos'; readonly variant: ButtonVariant }) {
  const { t } = useTranslation('tasks');
  const installer = config().clientDownloads?.[system]?.url;
  const label = system === 'windows' ? t(($) => $.client.windows) : t(($) => $.client.macos);
  return installer === undefined ? (
    <LinkButton variant={variant} icon={<DownloadOutlined />} to={paths.clientDownload(system)}>
      {label}
    </LinkButton>
  ) : (
    <a className={buttonClass(variant)} href={installer} rel="noreferrer">
      <DownloadOutlined aria-hidden="true" />
      {label}
    </a>
  );
}
