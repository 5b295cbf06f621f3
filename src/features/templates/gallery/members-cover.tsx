import type { Schemas } from '#src/contract/types';
import { Cover } from '#src/ui/cover';
import styles from './gallery.module.css';

export function MembersCover({ members }: { readonly members: readonly Schemas['TemplateMember'][] }) {
  return (
    <span className={styles.members} aria-hidden="true">
      {members.slice(0, 4).map((member) => (
        <Cover key={member.slug} kind={member.kindSlug} seed={member.slug} className={styles.member} />
      ))}
    </span>
  );
}
