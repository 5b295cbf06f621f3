import { lazy, Suspense, useState } from 'react';
import { rememberClosed, wasClosedToday } from './closed-today';
import { useAudience, useRunningActivity, type Audience } from '#src/shared/activity/use-activity';

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog')).ActivityDialog }));

/** The activity pop-up: once a day for each account and for visitors, while a step of an activity runs (SHR-04, SHR-06, PUB-04). */
export function DailyActivity() {
  const audience = useAudience();
  return audience === undefined ? null : <DailyActivityOf key={audience} audience={audience} />;
}

function DailyActivityOf({ audience }: { readonly audience: Audience }) {
  const activity = useRunningActivity();
  // Decided as one arrives: nobody is interrupted because midnight has passed.
  const [skipped] = useState(() => wasClosedToday(audience));
  const [open, setOpen] = useState(true);
  if (skipped || activity === undefined) return null;
  return (
    // Its code is fetched only on a day on which it opens.
    <Suspense fallback={null}>
      <ActivityDialog
        activity={activity}
        visitor={audience === 'visitor'}
        open={open}
        onClose={() => {
          rememberClosed(audience);
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
