import { lazy, Suspense, useState } from 'react';
import { useAudience, useRunningActivity, type Audience } from '#src/shared/activity/use-activity';
import { hideToday, isHiddenToday } from '#src/state/hidden-today';

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog')).ActivityDialog }));

/** Once a day per account and for visitors (SHR-04, SHR-06, PUB-04). */
export function DailyActivity() {
  const audience = useAudience();
  return audience === undefined ? null : <AudienceActivity key={audience} audience={audience} />;
}

function AudienceActivity({ audience }: { readonly audience: Audience }) {
  const activity = useRunningActivity();
  const closedKey = `activity.closed.${audience}`;
  // Decided on arrival, so that midnight does not open a dialog.
  const [skipped] = useState(() => isHiddenToday(closedKey));
  const [open, setOpen] = useState(true);
  if (skipped || activity === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ActivityDialog
        activity={activity}
        visitor={audience === 'visitor'}
        open={open}
        onClose={() => {
          hideToday(closedKey);
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
