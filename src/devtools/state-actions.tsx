import { useTranslation } from '#src/i18n/use-translation';
import { saveBlob } from '#src/lib/download';
import { useConfirm } from '#src/ui/confirm';
import { Button, buttonClass } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { FileDrop } from '#src/ui/file-drop';
import { Section } from '#src/ui/section';
import type { DemoState } from './control';
import { reasonsOf } from './reasons';
import { storybookLink } from './page-stories';
import { Refusal, useDemoState, usePanel } from './panel-context';
import styles from './panel.module.css';

export function linkTo({ baseUrl, address, scenario, persona }: DemoState): string {
  const url = new URL(`${baseUrl}${address}`);
  url.searchParams.set('scenario', scenario);
  if (persona !== undefined) url.searchParams.set('persona', persona);
  return url.href;
}

const REFUSAL_CODES = ['notAState', 'otherVersion', 'damaged'] as const;

function refusalCode(error: unknown) {
  const codes = reasonsOf(error).map(({ reason }) => reason);
  return REFUSAL_CODES.find((problem) => codes.includes(problem));
}

export function StateActions() {
  const { t } = useTranslation('demo');
  const confirm = useConfirm();
  const { control, runAction } = usePanel();
  const state = useDemoState();
  const storybook = storybookLink(state);
  const { exportState, importState, pickComponent, reset } = control.actions;
  const confirmReset = () => {
    const curated = control.catalog.curated.find((name) => name === state.scenario);
    void confirm(() => ({
      variant: 'confirm',
      title: t(($) => $.state.resetTitle),
      body: t(($) => $.state.resetBody, {
        scenario: curated === undefined ? state.scenario : t(($) => $.scene.curated[curated].title),
      }),
      confirmLabel: t(($) => $.state.resetConfirm),
      danger: true,
    })).then((isConfirmed) =>
      isConfirmed
        ? runAction(
            () => reset(),
            () => t(($) => $.state.resetDone),
          )
        : undefined,
    );
  };
  return (
    <Section title={t(($) => $.state.title)} level={3}>
      <div className={styles.row}>
        <CopyButton text={linkTo(state)} size="small">
          {t(($) => $.copyLink, { ns: 'ui' })}
        </CopyButton>
        {storybook !== undefined && (
          <a className={buttonClass('default', 'small')} href={storybook} target="_blank" rel="noreferrer">
            {t(($) => $.state.openStorybook)}
          </a>
        )}
        {pickComponent && (
          <Button
            size="small"
            onClick={() =>
              void runAction(
                () => pickComponent(),
                () => t(($) => $.state.picking),
              )
            }
          >
            {t(($) => $.state.pick)}
          </Button>
        )}
        {exportState && (
          <Button
            size="small"
            onClick={() => void runAction(async () => saveBlob(await exportState(), `gleaner-${state.scenario}.json`))}
          >
            {t(($) => $.export, { ns: 'ui' })}
          </Button>
        )}
        <Button size="small" variant="danger" onClick={confirmReset}>
          {t(($) => $.state.reset)}
        </Button>
      </div>
      {importState && (
        <FileDrop
          accept=".json"
          label={t(($) => $.state.import)}
          help={t(($) => $.state.importHelp)}
          onFile={(file) =>
            void runAction(
              async () => {
                try {
                  await importState(file);
                } catch (error) {
                  const code = refusalCode(error) ?? 'unknown';
                  throw new Refusal(() => t(($) => $.state.importRefused[code]), { cause: error });
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
