import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientLink } from '../../../domain/client-link';
import { paths } from '../../../domain/paths';
import { buttonClass } from '../../../ui/button';
import { LinkButton } from '../../../ui/link-button';
import { LiveRegion } from '../../../ui/live-region';
import { Section } from '../../../ui/section';
import styles from './gallery.module.css';

/** Milliseconds in which an installed client takes the focus from the page. */
const ANSWER = 2000;

/**
 * The desktop client, for templates that run on one's own computer (PUB-02): a link of its own protocol opens it, and where none answers
 * the page says so and offers the download.
 */
export function ClientOffer() {
  const { t } = useTranslation('templates');
  const [asked, setAsked] = useState(0);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (asked === 0) return;
    const timer = window.setTimeout(() => {
      setSilent(true);
    }, ANSWER);
    // A client that opens, or the browser's question whether it may, takes the focus.
    const answered = () => {
      window.clearTimeout(timer);
    };
    window.addEventListener('blur', answered);
    return () => {
      answered();
      window.removeEventListener('blur', answered);
    };
  }, [asked]);
  const words = silent ? t(($) => $.client.silent) : t(($) => $.client.about);
  return (
    <Section
      card
      title={t(($) => $.client.title)}
      description={words}
      className={styles['client']}
      actions={
        <>
          <a
            className={buttonClass('default')}
            href={clientLink}
            onClick={() => {
              setSilent(false);
              setAsked(asked + 1);
            }}
          >
            <DesktopOutlined aria-hidden="true" />
            {t(($) => $.client.open)}
          </a>
          <LinkButton kind={silent ? 'primary' : 'default'} icon={<DownloadOutlined />} to={paths.download}>
            {t(($) => $.client.download)}
          </LinkButton>
        </>
      }
    >
      <LiveRegion text={silent ? words : ''} />
    </Section>
  );
}
