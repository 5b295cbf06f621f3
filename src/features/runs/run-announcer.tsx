import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { LiveRegion } from '#src/ui/live-region';
import type { RunPicture } from './run-facts';

/** Says nothing on arrival. */
export function RunAnnouncer({ picture, rows }: { readonly picture: RunPicture; readonly rows: number | undefined }) {
  const { t } = useTranslation('runs');
  const [said, setSaid] = useState<{ picture: RunPicture; text: string }>({ picture, text: '' });
  if (said.picture !== picture) {
    const status = t(($) => $.pictures[picture]);
    const counts =
      rows !== undefined && (picture === 'completed' || picture === 'stopped' || picture === 'endedWithErrors');
    setSaid({
      picture,
      text: counts ? t(($) => $.announceRows, { status, count: rows }) : t(($) => $.announce, { status }),
    });
  }
  return <LiveRegion text={said.text} />;
}
