import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { LiveRegion } from '#src/ui/live-region';
import type { RunState } from './run-facts';

/** Says nothing on arrival. */
export function RunAnnouncer({ state, rows }: { readonly state: RunState; readonly rows: number | undefined }) {
  const { t } = useTranslation('runs');
  const [announced, setAnnounced] = useState<{ state: RunState; text: string }>({ state, text: '' });
  if (announced.state !== state) {
    const status = t(($) => $.states[state]);
    const hasRowCount =
      rows !== undefined && (state === 'completed' || state === 'stopped' || state === 'endedWithErrors');
    setAnnounced({
      state,
      text: hasRowCount ? t(($) => $.announceRows, { status, count: rows }) : t(($) => $.announce, { status }),
    });
  }
  return <LiveRegion text={announced.text} />;
}
