import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries } from '#src/data/account';
import { quietOptions } from '#src/data/polling';
import { useRegion } from '#src/shared/region/use-region';
import { useFormats } from '#src/i18n/format';
import { RichText } from '#src/i18n/rich-text';
import { Progress } from '#src/ui/progress';
import { Region } from '#src/ui/region';
import { RelativeTime } from '#src/ui/relative-time';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Text } from '#src/ui/text';

export function PlanLimits() {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const state = useRegion(useQuery({ ...accountQueries.resources(), ...quietOptions }));
  return (
    <Region
      title={t(($) => $.limits.title)}
      state={state}
      errorTitle={t(($) => $.limits.failed)}
      skeleton={<SkeletonLines lines={7} />}
    >
      {(resources) => (
        <Stack gap={4}>
          {[
            { label: t(($) => $.words.tasks, { ns: 'shell' }), used: resources.taskCount, limit: resources.taskLimit },
            { label: t(($) => $.limits.nodes), used: resources.cloudNodesUsed, limit: resources.cloudNodeLimit },
            { label: t(($) => $.limits.exports), used: resources.exportRowsUsed, limit: resources.exportRowLimit },
          ].map(({ label, used, limit }) => (
            <Progress
              key={label}
              label={label}
              value={limit === null ? null : limit === 0 ? Number(used > 0) : used / limit}
              text={
                limit === null
                  ? t(($) => $.limits.unlimited, { used: number(used) })
                  : t(($) => $.limits.of, { used: number(used), limit: number(limit) })
              }
            />
          ))}
          {resources.periodEndsAt !== null && (
            <Text tone="secondary">
              <RichText
                text={t(($) => $.limits.resets)}
                tags={{ time: <RelativeTime value={resources.periodEndsAt} /> }}
              />
            </Text>
          )}
        </Stack>
      )}
    </Region>
  );
}
