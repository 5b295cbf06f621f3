import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Task } from '#src/domain/task';
import { useFormats } from '#src/i18n/format';
import { LiveRegion } from '#src/ui/live-region';
import { changesBetween, type ChangeKind, type TaskChange } from './list-changes';

const kinds: readonly ChangeKind[] = ['finished', 'errors', 'foundNothing', 'stopped', 'started'];

export function ListAnnouncer({ rows }: { readonly rows: readonly Task[] | undefined }) {
  const changesMessage = useChangesMessage();
  const [announced, setAnnounced] = useState({ rows, text: '' });
  if (announced.rows !== rows) {
    const changes = changesBetween(announced.rows, rows);
    setAnnounced({ rows, text: changes.length === 0 ? announced.text : changesMessage(changes) });
  }
  return <LiveRegion text={announced.text} />;
}

function useChangesMessage(): (changes: readonly TaskChange[]) => string {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  return (changes) => {
    const [only, more] = changes;
    if (only && !more) {
      const { taskName: name, currentTotalExtractCount: count } = only.task;
      return t(($) => $.list.changed[only.kind], { name, count, rows: formats.number(count) });
    }
    const parts = kinds.flatMap((kind) => {
      const count = changes.filter((change) => change.kind === kind).length;
      return count === 0 ? [] : [t(($) => $.list.changes[kind], { count })];
    });
    return formats.list(parts);
  };
}
