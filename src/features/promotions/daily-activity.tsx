import { lazy, Suspense, useState } from 'react';
import { storeClosedToday, wasClosedToday } from './closed-today';
import { useAudience, useRunningActivity, type Audience } from '#src/shared/activity/use-activity';

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog')).ActivityDialog }));

/** Once a day per account and for visitors (SHR-04, SHR-06, PUB-04). */
export function DailyActivity() {
  const audience = useAudience();
  return audience === undefined ? null : <AudienceActivity key={audience} audience={audience} />;
}

function AudienceActivity({ audience }: { readonly audience: Audience }) {
  const activity = useRunningActivity();
  // Decided on arrival, so that midnight does not open a dialog.
  const [skipped] = useState(() => wasClosedToday(audience));
  const [open, setOpen] = useState(true);
  if (skipped || activity === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ActivityDialog
        activity={activity}
        visitor={audience === 'visitor'}
        open={open}
        onClose={() => {
          storeClosedToday(audience);
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
