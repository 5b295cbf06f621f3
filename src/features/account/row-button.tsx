import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';

/** The button of a setting: a short word to see, with what it is about in its accessible name. */
export function RowButton({
  action,
  what,
  onPress,
}: {
  readonly action: string;
  readonly what: string;
  readonly onPress: () => void;
}) {
  const { t } = useTranslation('account');
  return (
    <Button size="small" aria-label={t(($) => $.named, { action, what })} onClick={onPress}>
      {action}
    </Button>
  );
}
