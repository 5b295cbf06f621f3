import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { statusOf } from '#src/api/errors';
import { RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { templateQueries } from '#src/data/templates';
import { RetryButton } from '#src/shared/errors/retry-button';
import { isEmptyValue, rawText } from '#src/shared/rows/cell-value';
import { RowCell } from '#src/shared/rows/row-cell';
import { SkeletonLines } from '#src/ui/skeleton';
import { useMediaQuery } from '#src/ui/use-media-query';
import { sanitizeText } from '../sanitize';
import { CardPrice } from '../gallery/card-price';
import styles from './template-overview.module.css';

const SAMPLE_FIELDS = 6;

export function TemplateOverview({
  template,
  setup,
}: {
  readonly template: Partial<Pick<Schemas['TemplateDetail'], 'howToUse' | 'description' | 'prices'>>;
  readonly setup: Pick<Schemas['TemplateSetup'], 'templateRegistrationId' | 'outputFields'>;
}) {
  const { t } = useTranslation('templateForm');
  const { howToUse = '', description = '' } = template;
  const about = useMemo(() => firstParagraph(howToUse) || description, [howToUse, description]);
  return (
    <>
      <h2 className={styles.title}>{t(($) => $.preview.parts, { ns: 'templates' })}</h2>
      {about !== '' && (
        <p className={styles.about} data-whole="page">
          {about}
        </p>
      )}
      {template.prices !== undefined && (
        <dl className={styles.values}>
          <div>
            <dt>{t(($) => $.cost.price)}</dt>
            <dd>
              <CardPrice withRenewal prices={template.prices} />
            </dd>
          </div>
        </dl>
      )}
      <Sample setup={setup} />
    </>
  );
}

/** As the description on the details tab, without its links. */
function firstParagraph(html: string): string {
  const text = sanitizeText(html).content.querySelector('p')?.textContent ?? '';
  return text.trim().replace(/\s+/g, ' ');
}

function Sample({
  setup,
}: {
  readonly setup: Pick<Schemas['TemplateSetup'], 'templateRegistrationId' | 'outputFields'>;
}) {
  const { t } = useTranslation('templateForm');
  // Below this width, form.module.css hides the panel.
  const isShown = useMediaQuery('(width >= 1200px)');
  const sample = useQuery({
    ...templateQueries.preview(setup.templateRegistrationId),
    enabled: isShown,
    retryOnMount: false,
  });
  if (sample.isLoading) return <SkeletonLines lines={5} />;
  const fields = sample.data?.fields.length ? sample.data.fields : (setup.outputFields ?? []);
  const row = sample.data?.rows[0];
  const filled = row === undefined ? [] : fields.filter(({ name }) => !isEmptyValue(row[name])).slice(0, SAMPLE_FIELDS);
  const others = fields.filter((field) => !filled.includes(field));
  return (
    <>
      {row !== undefined && filled.length > 0 && (
        <>
          <h3 className={styles.heading}>{t(($) => $.marks.sampleRow)}</h3>
          <dl className={styles.values}>
            {filled.map((field) => (
              <div key={field.name}>
                <dt>{field.displayText}</dt>
                <dd>
                  <SampleValue field={field} value={row[field.name]} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {sample.isError && sample.data === undefined && statusOf(sample.error) !== 404 && (
        <p className={styles.sampleFailed}>
          {t(($) => $.preview.rowsFailed, { ns: 'templates' })}
          <RetryButton
            variant="link"
            size="small"
            error={sample.error}
            loading={sample.isFetching}
            onClick={() => void sample.refetch()}
          >
            {t(($) => $.retry, { ns: 'ui' })}
          </RetryButton>
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>
            {filled.length > 0 ? t(($) => $.marks.moreFields) : t(($) => $.detail.outputTitle, { ns: 'templates' })}
          </h3>
          <ul className={styles.outputFields}>
            {others.map(({ name, displayText }) => (
              <li key={name}>{displayText}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Links are text here, since the details tab opens them. */
function SampleValue({ field, value }: { readonly field: Schemas['RowField']; readonly value: unknown }) {
  if (field.type !== RowFieldType.Link) return <RowCell field={field} value={value} />;
  const address = rawText(value);
  return (
    <span className={styles.value} title={address}>
      {address}
    </span>
  );
}
