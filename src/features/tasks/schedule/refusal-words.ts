import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';
import { useFailureWords } from '#src/shared/start/report-start';

/** The words for a task whose schedule was refused: what its code says, else the server's own message. */
export function useScheduleRefusalWords(): (refusal: unknown) => string {
  const { t } = useTranslation('tasks');
  const words = useFailureWords();
  return (refusal) => {
    const code = refusal instanceof ApiError ? refusal.code : typeof refusal === 'string' ? refusal : undefined;
    switch (code) {
      case 'TemplateCannotRunOnCloud':
        return t(($) => $.schedule.refused.localOnly);
      case 'LevelTooLow':
        return t(($) => $.schedule.refused.level);
      case 'LevelExpired':
        return t(($) => $.schedule.refused.expired);
      case 'NotOwner':
        return t(($) => $.schedule.refused.notOwner);
      case 'NotFound':
        return t(($) => $.schedule.refused.notFound);
      case 'Invalid':
        return t(($) => $.schedule.refused.invalid);
      default:
        return words(refusal);
    }
  };
}
