import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { config } from '#src/api/config';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { buttonClass } from '#src/ui/button';
import { classNames } from '#src/ui/class-names';
import { CopyButton } from '#src/ui/copy-button';
import { LinkButton } from '#src/ui/link-button';
import { DescriptionList } from '#src/ui/section';
import { Notice, Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import styles from './download.module.css';
import type { ClientSystem } from './use-system';

/** The system's own command for a checksum. */
const checksumCommands: Record<ClientSystem, (file: string) => string> = {
  windows: (file) => `certutil -hashfile ${file} SHA256`,
  macos: (file) => `shasum -a 256 ${file}`,
};

const fileNameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

export function PackageCard({
  system,
  isCurrent,
  isPrimary,
}: {
  readonly system: ClientSystem;
  /** For the system of this device. */
  readonly isCurrent: boolean;
  /** Emphasizes its button. */
  readonly isPrimary: boolean;
}) {
  const { t } = useTranslation('site');
  const { bytes } = useFormats();
  const id = useId();
  const installer = config().clientDownloads?.[system];
  const name = t(($) => $.download.systems[system].name);
  return (
    <article aria-labelledby={id} className={classNames(styles.package, isPrimary && styles.first)}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {isCurrent && <Tag variant="brand">{t(($) => $.download.here)}</Tag>}
      </div>
      {installer === undefined ? (
        <Notice
          variant="info"
          title={t(($) => $.download.none.title, { system: name })}
          actions={<LinkButton to={paths.contactSupport}>{t(($) => $.download.none.ask)}</LinkButton>}
        >
          {t(($) => $.download.none.text)}
        </Notice>
      ) : (
        <a className={buttonClass(isPrimary ? 'primary' : 'default', 'large')} href={installer.url} rel="noreferrer">
          <DownloadOutlined aria-hidden="true" />
          {t(($) => $.download.get, { system: name })}
        </a>
      )}
      <DescriptionList
        items={[
          ...(installer?.version === undefined
            ? []
            : [{ key: 'version', term: t(($) => $.download.version), value: installer.version }]),
          ...(installer?.bytes === undefined
            ? []
            : [{ key: 'size', term: t(($) => $.download.size), value: bytes(installer.bytes) }]),
          { key: 'needs', term: t(($) => $.download.needs), value: t(($) => $.download.systems[system].needs) },
        ]}
      />
      {installer?.sha256 !== undefined && (
        <div className={styles.check}>
          <p>{t(($) => $.download.checksum)}</p>
          <div className={styles.sum}>
            <code>{installer.sha256}</code>
            <CopyButton text={installer.sha256} label={t(($) => $.download.copySum)} />
          </div>
          <Text tone="secondary" size="body">
            {t(($) => $.download.compare)}
          </Text>
          <code>{checksumCommands[system](fileNameOf(installer.url))}</code>
        </div>
      )}
    </article>
  );
}
