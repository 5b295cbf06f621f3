import { useTranslation } from '#src/i18n/use-translation';
import { useLogOutEverywhere, useActiveLoginsQuery } from '#src/data/session';
import { useFormats } from '#src/i18n/format';
import { RetryButton } from '#src/shared/errors/retry-button';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { SkeletonLines } from '#src/ui/skeleton';
import { Notice, Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import styles from './sign-out-everywhere.module.css';

export function SignOutEverywhere({ open, onClose, onClosed }: DialogControls) {
  const { t } = useTranslation('session');
  const { dateTime } = useFormats();
  const logins = useActiveLoginsQuery();
  const logOut = useLogOutEverywhere();
  return (
    <Dialog
      open={open}
      variant="confirm"
      title={t(($) => $.everywhere.title)}
      loading={logOut.isPending}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          {logOut.isError && (
            <Notice variant="error" announce="assertive">
              {t(($) => $.everywhere.failed)}
            </Notice>
          )}
          <Button onClick={onClose} disabled={logOut.isPending}>
            {t(($) => $.cancel, { ns: 'ui' })}
          </Button>
          <RetryButton
            variant="danger"
            error={logOut.error}
            loading={logOut.isPending}
            onClick={() => logOut.mutate({}, { onSuccess: onClose })}
          >
            {t(($) => $.everywhere.confirm)}
          </RetryButton>
        </>
      }
    >
      <p>{t(($) => $.everywhere.text)}</p>
      {logins.isPending && <SkeletonLines lines={3} />}
      {logins.data !== undefined && logins.data.length > 0 && (
        <ul className={styles.sessions} aria-label={t(($) => $.everywhere.places)}>
          {logins.data.map((place) => (
            <li key={place.recordId}>
              <span>
                {[place.browser, place.system].filter(Boolean).join(' · ') || t(($) => $.everywhere.unknown)}
                {place.current && <Tag variant="brand">{t(($) => $.everywhere.here)}</Tag>}
              </span>
              <Text as="span" tone="tertiary" size="body">
                {[place.city, place.country].filter(Boolean).join(', ')} · {dateTime(place.loggedInAt)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
