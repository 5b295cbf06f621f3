import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { languages } from '#src/i18n/languages';
import { pseudoLanguage } from '#src/i18n/pseudo-language';
import { useFormats } from '#src/i18n/format';
import { Empty } from '#src/ui/empty';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { SearchBox } from '#src/ui/form/search-box';
import { SelectControl } from '#src/ui/form/select-control';
import { Section } from '#src/ui/section';
import { LiveTags } from './live-tags';
import { useDemoState, usePanel } from './panel-context';
import styles from './panel.module.css';
import { ScenarioPicture } from './scenario-picture';
import { StateActions } from './state-actions';

export function SceneTab() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const state = useDemoState();
  const { number } = useFormats();
  const { actions, catalog } = control;
  return (
    <div className={styles.stack}>
      <Field label={t(($) => $.scene.persona)}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            value={state.persona}
            placeholder={t(($) => $.scene.ownAccount)}
            options={catalog.personas.map(({ name, accountName }) => ({
              value: name,
              label: accountName === undefined ? t(($) => $.scene.visitor) : `${accountName} (${name})`,
            }))}
            onChange={(persona) => persona !== undefined && void runAction(() => actions.becomePersona(persona))}
          />
        )}
      </Field>
      <ScenarioList />
      {actions.setSeedSize && catalog.seedSizes.length > 0 && (
        <Field label={t(($) => $.scene.seedSize)} help={t(($) => $.scene.seedSizeHelp)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={state.seedSize}
              options={catalog.seedSizes.map((value) => ({
                value,
                label: t(($) => $.scene.tasks, { count: value, shown: number(value) }),
              }))}
              onChange={(size) => size !== undefined && void runAction(async () => actions.setSeedSize?.(size))}
            />
          )}
        </Field>
      )}
      <Field label={t(($) => $.general.language, { ns: 'account' })}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            value={state.language}
            options={[...languages, ...(pseudoLanguage ? [pseudoLanguage] : [])].map(({ code, name }) => ({
              value: code,
              label: name,
            }))}
            onChange={(language) => language !== undefined && void runAction(() => actions.setLanguage(language))}
          />
        )}
      </Field>
      <Field label={t(($) => $.scene.theme)} group>
        {(wiring) => (
          <SegmentedControl
            {...wiring}
            value={state.theme}
            choices={(['system', 'light', 'dark'] as const).map((value) => ({
              value,
              label: t(($) => $.theme[value], { ns: 'shell' }),
            }))}
            onChange={(theme) => void runAction(() => actions.setTheme(theme))}
          />
        )}
      </Field>
      <LiveTags />
      <StateActions />
    </div>
  );
}

function ScenarioList() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const { scenario: current } = useDemoState();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { scenarios, curated } = control.catalog;
  const groups = useMemo(() => {
    const terms = search.toLowerCase().split(/\s+/);
    const found =
      search.trim() === ''
        ? scenarios.filter(({ name }) => !curated.some((each) => each === name))
        : scenarios.filter(({ name, description }) =>
            terms.every((term) => `${name} ${description}`.toLowerCase().includes(term)),
          );
    return [...new Set(found.map(({ group }) => group))].map((group) => ({
      group,
      members: found.filter((each) => each.group === group),
    }));
  }, [scenarios, curated, search]);
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list.current && marked) list.current.scrollTop = marked.offsetTop;
  }, [current]);
  const open = (name: string, title = name) =>
    void runAction(
      () => control.actions.openScenario(name),
      () => t(($) => $.scene.opened, { name: title }),
    );
  return (
    <Section title={t(($) => $.scene.scenario)} level={3}>
      <ul className={styles.curated} aria-label={t(($) => $.scene.curatedList)}>
        {curated.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.scenario}
              aria-pressed={name === current}
              onClick={() =>
                open(
                  name,
                  t(($) => $.scene.curated[name].title),
                )
              }
            >
              <ScenarioPicture name={name} />
              <span>
                <strong>{t(($) => $.scene.curated[name].title)}</strong>
                <span>{t(($) => $.scene.curated[name].shows)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <SearchBox value={search} label={t(($) => $.scene.search)} onSearch={setSearch} debounceMs={100} />
      <div ref={list} className={styles.scenarios} role="group" aria-label={t(($) => $.scene.others)}>
        {groups.length === 0 && <Empty compact drawing="search" title={t(($) => $.scene.nothingFound)} />}
        {groups.map(({ group, members }) => (
          <section key={group} aria-label={group} translate="no">
            <h4 lang="en">{group}</h4>
            <ul>
              {members.map(({ name, description }) => (
                <li key={name}>
                  <button
                    type="button"
                    lang="en"
                    className={styles.scenario}
                    aria-pressed={name === current}
                    onClick={() => open(name)}
                  >
                    <span>
                      <strong>{name}</strong>
                      <span>{description}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
