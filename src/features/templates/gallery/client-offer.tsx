import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { clientLink } from '#src/domain/client-protocol';
import { paths } from '#src/domain/paths';
import { useOpenClient } from '#src/shared/client/use-open-client';
import { buttonClass } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { LiveRegion } from '#src/ui/live-region';
import { Section } from '#src/ui/section';
import styles from './gallery.module.css';

/** Opens the client by its own URL protocol, or offers the download (PUB-02). */
export function ClientOffer() {
  const { t } = useTranslation('templates');
  const { state, openClient } = useOpenClient();
  const silent = state === 'silent';
  const message = silent ? t(($) => $.client.silent) : t(($) => $.client.about);
  return (
    <Section
      card
      title={t(($) => $.client.title)}
      description={message}
      className={styles.client}
      actions={
        <>
          <a
            className={buttonClass('default')}
            href={clientLink}
            onClick={(event) => {
              event.preventDefault();
              openClient(clientLink);
            }}
          >
            <DesktopOutlined aria-hidden="true" />
            {t(($) => $.client.open)}
          </a>
          <LinkButton variant={silent ? 'primary' : 'default'} icon={<DownloadOutlined />} to={paths.download}>
            {t(($) => $.client.download)}
          </LinkButton>
        </>
      }
    >
      <LiveRegion text={silent ? message : ''} />
    </Section>
  );
}
