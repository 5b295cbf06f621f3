import { useTranslation } from '#src/i18n/use-translation';
import type { BillingInformation } from '#src/data/billing';
import { Button } from '#src/ui/button';
import { Section } from '#src/ui/section';
import { Notice } from '#src/ui/status';
import styles from './checkout.module.css';

const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address1',
  'country',
  'city',
  'postalCode',
  'province',
] as const;

export const isComplete = (information: BillingInformation): boolean =>
  requiredFields.every((field) => information[field].trim() !== '');

export function InformationSection({
  information,
  disabled,
  onEdit,
}: {
  readonly information: BillingInformation | undefined;
  readonly disabled: boolean;
  readonly onEdit: () => void;
}) {
  const { t } = useTranslation('payments');
  const complete = information !== undefined && isComplete(information);
  return (
    <Section
      card
      title={t(($) => $.information.title)}
      actions={
        <Button size="small" disabled={disabled || information === undefined} onClick={onEdit}>
          {complete || information === undefined ? t(($) => $.information.edit) : t(($) => $.add, { ns: 'ui' })}
        </Button>
      }
    >
      {information === undefined ? null : complete ? (
        <address className={styles.address}>
          {[
            information.companyName,
            `${information.firstName} ${information.lastName}`,
            information.address1,
            `${information.postalCode} ${information.city}`,
          ]
            .filter((line) => line.trim() !== '')
            .join(', ')}
        </address>
      ) : (
        <Notice variant="info">{t(($) => $.information.missing)}</Notice>
      )}
    </Section>
  );
}
