import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { TaskMode } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { RelativeTime } from '#src/ui/relative-time';
import { Section } from '#src/ui/section';
import { Notice } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { useTakeShare } from './use-take-share';
import styles from './shared-task.module.css';

/** Shows no rows and no inputs (API-054). */
export function LoadedShare({ share, offline }: { readonly share: Schemas['SharedTask']; readonly offline: boolean }) {
  const { t } = useTranslation('tasks');
  const { t: template } = useTranslation('templates');
  const formats = useFormats();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <Text tone="tertiary" size="body">
            {share.creationUserName === null
              ? t(($) => $.sharePage.pageName)
              : t(($) => $.sharePage.sharedBy, { name: share.creationUserName })}{' '}
            · <RelativeTime value={share.sharedAt} />
          </Text>
          <h1 className={styles.title}>{share.taskName}</h1>
          {share.taskType === TaskMode.AdvanceMode && <p className={styles.about}>{t(($) => $.sharePage.advanced)}</p>}
        </div>
        <ShareAction share={share} offline={offline} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t(($) => $.sharePage.rows)}</dt>
          <dd>{formats.number(share.currentTotalExtractCount)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.sharePage.inputs)}</dt>
          <dd>{formats.number(share.inputCount)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.sharePage.fieldCount)}</dt>
          <dd>{formats.number(share.fields.length)}</dd>
        </div>
      </dl>
      <Section
        title={t(($) => $.detail.outputTitle, { ns: 'templates' })}
        description={t(($) => $.sharePage.fieldsHint)}
      >
        {share.fields.length === 0 ? (
          <Text tone="tertiary" size="body">
            {t(($) => $.sharePage.noFields)}
          </Text>
        ) : (
          <table className={styles.fields}>
            <thead>
              <tr>
                <th scope="col">{template(($) => $.detail.outputName)}</th>
                <th scope="col">{template(($) => $.detail.outputType)}</th>
              </tr>
            </thead>
            <tbody>
              {share.fields.map((field) => (
                <tr key={field.name}>
                  <td>{field.displayText}</td>
                  <Text as="td" tone="tertiary" size="body">
                    {template(($) => $.detail.types[field.type])}
                  </Text>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      <Text tone="tertiary" size="body">
        {t(($) => $.sharePage.keeps)}
      </Text>
    </>
  );
}

function ShareAction({ share, offline }: { readonly share: Schemas['SharedTask']; readonly offline: boolean }) {
  const { t } = useTranslation('tasks');
  const signedIn = useSignedIn();
  const { press, pending, refusal } = useTakeShare(share);
  if (share.own)
    return (
      <div className={styles.deed}>
        <LinkButton
          variant="primary"
          to={`${paths.taskList}?${new URLSearchParams({ keyword: share.taskName }).toString()}`}
        >
          {t(($) => $.sharePage.openOwn)}
        </LinkButton>
        <Text tone="tertiary" size="body">
          {t(($) => $.sharePage.own)}
        </Text>
      </div>
    );
  return (
    <div className={styles.deed}>
      <Button
        variant="primary"
        size="large"
        icon={<CopyOutlined />}
        loading={pending}
        disabledReason={offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined}
        onClick={press}
      >
        {t(($) => $.sharePage.take)}
      </Button>
      {!signedIn && (
        <Text tone="tertiary" size="body">
          {t(($) => $.sharePage.takeAsVisitor)}
        </Text>
      )}
      {refusal !== undefined && (
        <Notice variant="error" announce="assertive" title={t(($) => $.sharePage.notTaken)}>
          {refusal}
        </Notice>
      )}
    </div>
  );
}
