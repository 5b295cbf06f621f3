import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';

/** The accessible name also says which setting. */
export function RowButton({
  action,
  setting,
  onPress,
}: {
  readonly action: string;
  /** Only heard. */
  readonly setting: string;
  readonly onPress: () => void;
}) {
  const { t } = useTranslation('account');
  return (
    <Button size="small" aria-label={t(($) => $.named, { action, what: setting })} onClick={onPress}>
      {action}
    </Button>
  );
}
