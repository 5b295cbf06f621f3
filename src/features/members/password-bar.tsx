import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import type { Member } from '#src/data/members';
import { Button } from '#src/ui/button';
import { useShowDialog } from '#src/ui/dialog-host';
import { SelectionBar } from '#src/ui/selection-bar';
import { PasswordDialog } from './password-dialog';

export function PasswordBar({
  members,
  disabledReason,
  onDeselect,
}: {
  readonly members: readonly Member[];
  readonly disabledReason: string | undefined;
  readonly onDeselect: (memberIds: readonly string[]) => void;
}) {
  const { t } = useTranslation('members');
  const show = useShowDialog();
  if (members.length === 0) return null;
  return (
    <SelectionBar
      label={t(($) => $.batch.label)}
      summary={t(($) => $.batch.selected, { count: members.length })}
      onClear={() => {
        onDeselect(members.map((member) => member.memberId));
      }}
    >
      <Button
        size="small"
        variant="primary"
        disabledReason={
          disabledReason ??
          (members.length > limits.memberPasswords
            ? t(($) => $.batch.tooMany, { count: limits.memberPasswords })
            : undefined)
        }
        onClick={() => {
          show((dialog) => <PasswordDialog {...dialog} members={members} onDone={onDeselect} />);
        }}
      >
        {t(($) => $.actions.password)}
      </Button>
    </SelectionBar>
  );
}
