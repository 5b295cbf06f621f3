import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/status';
import { readBalanceVisit } from './balance-visit';
import { useCostWords } from './use-refusal-words';

/** On the balance page: why a start led here, and the way back to it. Nothing for who came by another way (START-14, ERR-16). */
export function BalanceReason() {
  const { t } = useTranslation('templates');
  const location = useLocation();
  const formats = useFormats();
  const costWords = useCostWords();
  const visit = readBalanceVisit(location.state);
  if (visit === undefined) return null;
  return (
    <Notice
      kind="warning"
      title={t(($) => $.start.balanceTitle)}
      actions={
        <LinkButton size="small" to={visit.back}>
          {t(($) => $.start.backToTask)}
        </LinkButton>
      }
    >
      {t(($) => $.start.balanceTooLow, { ...costWords(visit.cost), needed: formats.money(visit.needed) })}
    </Notice>
  );
}
