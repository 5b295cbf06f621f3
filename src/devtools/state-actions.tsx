import { useTranslation } from '#src/i18n/use-translation';
import { saveBlob } from '#src/lib/download';
import { useAsk } from '#src/ui/ask';
import { Button } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { FileDrop } from '#src/ui/file-drop';
import { Section } from '#src/ui/section';
import type { DemoState } from './control';
import { reasonsOf } from './reasons';
import { Refusal, useDemoState, usePanel } from './panel-context';
import styles from './panel.module.css';

export function linkTo({ home, address, scenario, persona }: DemoState): string {
  const url = new URL(`${home}${address}`);
  url.searchParams.set('scenario', scenario);
  if (persona !== undefined) url.searchParams.set('persona', persona);
  return url.href;
}

const PROBLEMS = ['notAState', 'otherVersion', 'damaged'] as const;

function whyRefused(error: unknown) {
  const given = reasonsOf(error).map(({ reason }) => reason);
  return PROBLEMS.find((problem) => given.includes(problem));
}

export function StateActions() {
  const { t } = useTranslation('demo');
  const ask = useAsk();
  const { control, act } = usePanel();
  const state = useDemoState();
  const { exportState, importState, reset } = control.actions;
  const askReset = () =>
    void ask(() => ({
      variant: 'confirm',
      title: t(($) => $.state.resetTitle),
      body: t(($) => $.state.resetBody, { scenario: state.scenario }),
      confirmLabel: t(($) => $.state.resetConfirm),
      danger: true,
    })).then((yes) =>
      yes
        ? act(
            () => reset(),
            () => t(($) => $.state.resetDone),
          )
        : undefined,
    );
  return (
    <Section title={t(($) => $.state.title)} level={3}>
      <div className={styles.row}>
        <CopyButton text={linkTo(state)} size="small">
          {t(($) => $.state.copyLink)}
        </CopyButton>
        {exportState && (
          <Button
            size="small"
            onClick={() => void act(async () => saveBlob(await exportState(), `gleaner-${state.scenario}.json`))}
          >
            {t(($) => $.state.export)}
          </Button>
        )}
        <Button size="small" variant="danger" onClick={askReset}>
          {t(($) => $.state.reset)}
        </Button>
      </div>
      {importState && (
        <FileDrop
          accept=".json"
          label={t(($) => $.state.import)}
          help={t(($) => $.state.importHelp)}
          onFile={(file) =>
            void act(
              async () => {
                try {
                  await importState(file);
                } catch (error) {
                  const why = whyRefused(error);
                  throw new Refusal(
                    () =>
                      t(($) => $.state.importRefused, { reason: why ? t(($) => $.state.refusedFor[why]) : '' }).trim(),
                    { cause: error },
                  );
                }
              },
              () => t(($) => $.state.imported, { name: file.name }),
            )
          }
        />
      )}
    </Section>
  );
}
