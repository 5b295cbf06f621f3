import { useTranslation } from '#src/i18n/use-translation';
import { LogLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { Notice } from '#src/ui/status';
import type { LogHandle } from './log-panel';
import { RunAnnouncer } from './run-announcer';
import { RunChart } from './run-chart';
import type { RunFacts } from './run-facts';
import { RunFigures } from './run-figures';
import styles from './runs.module.css';
import { RunTag } from './status-tags';

export function RunNow({
  summary,
  facts,
  editPath,
  showLog,
}: {
  readonly summary: Schemas['RunSummary'];
  readonly facts: RunFacts;
  readonly editPath: string | undefined;
  readonly showLog: LogHandle['show'];
}) {
  const { t } = useTranslation('runs');
  return (
    <Section
      card
      title={facts.lotNo === undefined ? t(($) => $.run) : t(($) => $.runNumber, { lot: facts.lotNo })}
      actions={<RunTag state={facts.state} />}
    >
      <RunAnnouncer state={facts.state} rows={facts.rows} />
      <RunStateView facts={facts} editPath={editPath} showLog={showLog} />
      <RunFigures summary={summary} facts={facts} />
      <RunChart series={summary.series} />
    </Section>
  );
}

function RunStateView({
  facts,
  editPath,
  showLog,
}: {
  readonly facts: RunFacts;
  readonly editPath: string | undefined;
  readonly showLog: LogHandle['show'];
}) {
  const { t } = useTranslation('runs');
  const { number } = useFormats();
  const { state } = facts;
  if (state === 'completed') return null;
  const sentence = t(($) => $.sentences[state]);
  const checkInputs = (kind: 'primary' | 'default') =>
    editPath !== undefined && (
      <LinkButton variant={kind} size={kind === 'primary' ? 'medium' : 'small'} to={editPath}>
        {t(($) => $.actions.checkInputs)}
      </LinkButton>
    );
  switch (state) {
    case 'nothingYet':
      return (
        <Empty
          compact
          drawing="waiting"
          title={sentence}
          action={
            facts.lotNo !== undefined && (
              <Button
                onClick={() => {
                  showLog('all');
                }}
              >
                {t(($) => $.actions.viewLog)}
              </Button>
            )
          }
        />
      );
    case 'foundNothing':
      return (
        <Empty
          compact
          drawing="search"
          title={sentence}
          action={
            <>
              {checkInputs('primary')}
              {facts.lotNo !== undefined && (
                <Button
                  onClick={() => {
                    showLog('all');
                  }}
                >
                  {t(($) => $.actions.viewLog)}
                </Button>
              )}
            </>
          }
        />
      );
    case 'endedWithErrors': {
      const count = facts.errors ?? 0;
      return (
        <Notice
          variant="warning"
          title={t(($) => $.errorCount, { count, total: number(count) })}
          actions={
            <>
              {facts.lotNo !== undefined && (
                <Button
                  size="small"
                  onClick={() => {
                    showLog(LogLevel.Error);
                  }}
                >
                  {t(($) => $.actions.showErrors)}
                </Button>
              )}
              {checkInputs('default')}
            </>
          }
        >
          {sentence}
        </Notice>
      );
    }
    default:
      return <p className={styles.sentence}>{sentence}</p>;
  }
}
