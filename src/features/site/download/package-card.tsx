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

/** How each system, with a program of its own, makes the checksum of a file. */
const checks: Record<ClientSystem, (file: string) => string> = {
  windows: (file) => `certutil -hashfile ${file} SHA256`,
  macos: (file) => `shasum -a 256 ${file}`,
};

/** The name under which a browser keeps what lies at an address. */
const fileOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** The client for one system (PUB-13): what it needs, and its installer with version, size and checksum; where none is configured, that there is none and who has it. */
export function PackageCard({
  system,
  here,
  first,
}: {
  readonly system: ClientSystem;
  /** It is the system that the page is read on. */
  readonly here: boolean;
  /** It stands first, so that its button is the one to press. */
  readonly first: boolean;
}) {
  const { t } = useTranslation('site');
  const { bytes } = useFormats();
  const id = useId();
  const installer = config().clientDownloads?.[system];
  const name = t(($) => $.download.systems[system].name);
  return (
    <article aria-labelledby={id} className={classNames(styles.package, first && styles.first)}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {here && <Tag variant="brand">{t(($) => $.download.here)}</Tag>}
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
        <a className={buttonClass(first ? 'primary' : 'default', 'large')} href={installer.url} rel="noreferrer">
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
          <code>{checks[system](fileOf(installer.url))}</code>
        </div>
      )}
    </article>
  );
}
