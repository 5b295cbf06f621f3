import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Tabs, type TabItem } from '#src/ui/tabs';
import { ClockTab } from './clock-tab';
import type { DemoControl } from './control';
import { FaultsTab } from './faults-tab';
import { PanelProvider } from './panel-context';
import { PANEL_TABS, readTab, saveTab, type PanelTab } from './panel-placement';
import styles from './panel.module.css';
import { SceneTab } from './scene-tab';
import { scriptState } from './script-run';
import { ScriptTab } from './script-tab';
import { TrafficTab } from './traffic-tab';

export function DemoPanel({
  control,
  tools,
  initialTab,
}: {
  readonly control: DemoControl;
  readonly tools?: ReactNode;
  /** Replaces the tab that was open last. */
  readonly initialTab?: PanelTab;
}) {
  const { t } = useTranslation('demo');
  const [tab, setTab] = useState<PanelTab>(initialTab ?? readTab);
  useEffect(() => scriptState.subscribe(() => scriptState.read()?.refusal !== undefined && setTab('script')), []);
  const contents: Record<PanelTab, ReactNode> = {
    scene: <SceneTab />,
    clock: <ClockTab />,
    faults: <FaultsTab />,
    traffic: <TrafficTab />,
    script: <ScriptTab />,
  };
  const items: TabItem<PanelTab>[] = PANEL_TABS.map((key) => ({
    key,
    label: t(($) => $.tabs[key]),
    content: contents[key],
  }));
  return (
    <PanelProvider control={control}>
      <div className={styles.top}>
        <h2>{t(($) => $.title)}</h2>
        <div className={styles.tools}>{tools}</div>
      </div>
      <div className={styles.body}>
        <Tabs
          label={t(($) => $.title)}
          items={items}
          value={tab}
          onChange={(next) => {
            saveTab(next);
            setTab(next);
          }}
        />
      </div>
    </PanelProvider>
  );
}
