import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../contract/types';
import { Empty } from '../../../ui/empty';
import { Section } from '../../../ui/section';
import { safeHtml } from './sanitize';
import styles from './detail.module.css';

/** The text of a template and the fields of its rows (TPL-23). */
export function DetailsTab({
  template,
}: {
  readonly template: Pick<Schemas['TemplateDetail'], 'howToUse' | 'outputFields'>;
}) {
  const { t } = useTranslation('templates');
  const html = useMemo(() => safeHtml(template.howToUse), [template.howToUse]);
  const fields = template.outputFields ?? [];
  if (html === '' && fields.length === 0) return <Empty drawing="list" compact title={t(($) => $.detail.noDetails)} />;
  return (
    <div className={styles['details']}>
      {/* oxlint-disable-next-line react/no-danger -- cleaned by an allow-list of tags and attributes */}
      {html !== '' && <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />}
      {fields.length > 0 && (
        <Section title={t(($) => $.detail.outputTitle)}>
          <div className={styles['scroll']} role="group" aria-label={t(($) => $.detail.outputTitle)} tabIndex={0}>
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">{t(($) => $.detail.outputName)}</th>
                  <th scope="col">{t(($) => $.detail.outputType)}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <tr key={field.name}>
                    <th scope="row">{field.displayText}</th>
                    <td>{t(($) => $.detail.types[field.type])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      )}
    </div>
  );
}
