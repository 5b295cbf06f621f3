import { useTranslation } from '#src/i18n/use-translation';
import { ActivityStepStatus } from '#src/contract/enums.gen';
import { useFormats } from '#src/i18n/format';
import type { RunningActivity } from './use-activity';

const keys = {
  [ActivityStepStatus.NotActivity]: 'first',
  [ActivityStepStatus.Pre]: 'pre',
  [ActivityStepStatus.First]: 'first',
  [ActivityStepStatus.NotFirst]: 'notFirst',
  [ActivityStepStatus.Encore]: 'encore',
} as const satisfies Record<ActivityStepStatus, string>;

export function useActivityStepTexts(step: RunningActivity['step']): {
  readonly offer: string;
  readonly countdown: string;
  readonly percent: string | undefined;
} {
  const { t } = useTranslation('promotions');
  const formats = useFormats();
  const key = keys[step.status];
  if (key === 'pre')
    return { offer: t(($) => $.activity.steps.pre), countdown: t(($) => $.activity.opensIn), percent: undefined };
  const countsTo = t(($) => $.activity.endsIn);
  if (step.percent === null || step.percent <= 0)
    return { offer: t(($) => $.activity.steps.cheaper), countdown: countsTo, percent: undefined };
  const percent = formats.percent(step.percent / 100);
  return { offer: t(($) => $.activity.steps[key], { percent }), countdown: countsTo, percent };
}
