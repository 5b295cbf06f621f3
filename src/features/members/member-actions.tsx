import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { Member } from '#src/data/members';
import { IconButton } from '#src/ui/button';
import { MenuButton } from '#src/ui/menu-button';
import { memberNameOf } from './member-name';
import styles from './members.module.css';

export interface MemberHandlers {
  readonly password: (member: Member) => void;
  readonly nodes: (member: Member) => void;
  readonly balance: (member: Member) => void;
  readonly edit: (member: Member) => void;
  readonly disable: (member: Member) => void;
  readonly enable: (member: Member) => void;
  readonly remove: (member: Member) => void;
}

export function MemberActions({
  member,
  handlers,
  disabledReason,
}: {
  readonly member: Member;
  readonly handlers: MemberHandlers;
  readonly disabledReason: string | undefined;
}) {
  const { t } = useTranslation('members');
  const name = memberNameOf(member);
  const item = (key: Exclude<keyof MemberHandlers, 'password'>, reason?: string) => ({
    key,
    label: t(($) => $.actions[key]),
    reason,
    onSelect: () => {
      handlers[key](member);
    },
  });
  return (
    <span className={styles.actions}>
      <IconButton
        size="small"
        label={t(($) => $.actions.passwordNamed, { name })}
        icon={<KeyOutlined />}
        disabledReason={disabledReason}
        onClick={() => {
          handlers.password(member);
        }}
      />
      <MenuButton
        label={t(($) => $.moreActionsFor, { ns: 'ui', name })}
        size="small"
        align="end"
        items={() => [
          // The balance works offline, from the cache.
          item('balance'),
          item('nodes', disabledReason),
          item('edit', disabledReason),
          { ...item(member.disabled ? 'enable' : 'disable', disabledReason), hasDivider: true },
          { ...item('remove', disabledReason), danger: true },
        ]}
      />
    </span>
  );
}
