import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { IconButton } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { Notice, Tag } from '#src/ui/status';
import type { TrafficBody, TrafficEntry } from './control';
import { toCurl } from './curl';
import { NextResponse } from './next-response';
import { useDemoState } from './panel-context';
import styles from './panel.module.css';

export function TrafficDetail({ entry, onClose }: { readonly entry: TrafficEntry; readonly onClose: () => void }) {
  const { t } = useTranslation('demo');
  const { baseUrl } = useDemoState();
  const { longDateTime } = useFormats();
  const id = useId();
  const isAnswered = entry.status !== undefined && entry.status !== 0;
  return (
    <section aria-labelledby={id} className={styles.detail}>
      <div className={styles.top}>
        <h3 id={id}>{entry.operation}</h3>
        <IconButton size="small" label={t(($) => $.traffic.close)} icon={<CloseOutlined />} onClick={onClose} />
      </div>
      <p className={styles.url}>
        <code>
          {entry.method} {entry.url}
        </code>
      </p>
      <p>
        {longDateTime(new Date(entry.at).toISOString())}{' '}
        <Tag variant={entry.answeredBy === 'live' ? 'info' : 'neutral'}>
          {entry.answeredBy === 'live' ? t(($) => $.traffic.live) : t(($) => $.traffic.emulated)}
        </Tag>
      </p>
      {isAnswered && entry.deviations.length === 0 && <Notice variant="success">{t(($) => $.traffic.valid)}</Notice>}
      {entry.deviations.length > 0 && (
        <Notice variant="error" title={t(($) => $.traffic.deviations, { count: entry.deviations.length })}>
          <ul className={styles.places}>
            {entry.deviations.slice(0, 50).map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                <code>{pointer === '' ? t(($) => $.traffic.wholeBody) : pointer}</code> <span lang="en">{message}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.row}>
        <CopyButton text={toCurl(entry, new URL(baseUrl).origin)}>{t(($) => $.traffic.copyCurl)}</CopyButton>
      </div>
      <NextResponse key={entry.operation} operation={entry.operation} />
      <Body title={t(($) => $.traffic.request)} body={entry.request} />
      <Body title={t(($) => $.traffic.response)} body={entry.response} />
    </section>
  );
}

function Body({ title, body }: { readonly title: string; readonly body: TrafficBody | undefined }) {
  const { t } = useTranslation('demo');
  return (
    <div>
      <h4>{title}</h4>
      {body === undefined || body.text === '' ? (
        <p>{t(($) => $.traffic.noBody)}</p>
      ) : (
        <>
          <pre tabIndex={0} role="region" aria-label={title} className={styles.code}>
            {indentJson(body.text)}
          </pre>
          {body.truncated && <p>{t(($) => $.traffic.cut)}</p>}
        </>
      )}
    </div>
  );
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
