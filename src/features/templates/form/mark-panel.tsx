import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { isPictureAddress } from '#src/lib/picture-address';
import type { TemplateParameter } from './field-contract';
import styles from './form.module.css';

export function MarkPanel({
  marks,
  parameter,
  children,
}: {
  readonly marks: readonly Schemas['TemplateMark'][];
  readonly parameter: TemplateParameter | undefined;
  /** Shown until a field has the focus. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('templateForm');
  const mark = parameter === undefined ? undefined : marks.find((entry) => entry.parameterId === parameter.Id);
  return (
    <aside
      aria-label={parameter === undefined ? t(($) => $.preview.parts, { ns: 'templates' }) : t(($) => $.marks.label)}
      className={styles.panel}
    >
      {parameter === undefined && children}
      {mark === undefined ? (
        <p className={styles.noMark}>
          {parameter === undefined
            ? t(($) => $.marks.none)
            : t(($) => $.marks.noneOf, { field: parameter.DisplayText })}
        </p>
      ) : (
        <>
          <h2 className={styles.markTitle}>{mark.paramDisplayText}</h2>
          <p className={styles.markText}>{mark.description}</p>
          {isPictureAddress(mark.imageUrl) && (
            <img
              src={mark.imageUrl}
              alt={t(($) => $.marks.picture, { title: mark.paramDisplayText })}
              className={styles.markPicture}
            />
          )}
        </>
      )}
    </aside>
  );
}
