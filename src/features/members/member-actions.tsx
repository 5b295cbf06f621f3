import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { Member } from '#src/data/members';
import { IconButton } from '#src/ui/button';
import { MenuButton } from '#src/ui/menu-button';
import { nameOf } from './member-name';
import styles from './members.module.css';

export interface MemberDoing {
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
  doing,
  held,
}: {
  readonly member: Member;
  readonly doing: MemberDoing;
  readonly held: string | undefined;
}) {
  const { t } = useTranslation('members');
  const name = nameOf(member);
  const item = (key: Exclude<keyof MemberDoing, 'password'>, reason?: string) => ({
    key,
    label: t(($) => $.actions[key]),
    reason,
    onSelect: () => {
      doing[key](member);
    },
  });
  return (
    <span className={styles.actions}>
      <IconButton
        size="small"
        label={t(($) => $.actions.passwordNamed, { name })}
        icon={<KeyOutlined />}
        disabledReason={held}
        onClick={() => {
          doing.password(member);
        }}
      />
      <MenuButton
        label={t(($) => $.actions.more, { name })}
        size="small"
        align="end"
        items={() => [
          // The balance works offline, from the cache.
          item('balance'),
          item('nodes', held),
          item('edit', held),
          { ...item(member.disabled ? 'enable' : 'disable', held), divided: true },
          { ...item('remove', held), danger: true },
        ]}
      />
    </span>
  );
}
