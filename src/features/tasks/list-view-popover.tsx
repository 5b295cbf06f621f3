import ControlOutlined from '@ant-design/icons/es/icons/ControlOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { useDensityChoice } from '#src/shared/preferences/use-density-choice';
import { Button, IconButton } from '#src/ui/button';
import { Checkbox } from '#src/ui/checkbox';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { Popover } from '#src/ui/popover';
import { useColumnTitles } from './columns';
import type { TaskScope } from './list.params';
import { optionalColumns, defaultView, withColumn, type ListView } from './list-view';
import styles from './list.module.css';

export function ListViewPopover({
  scope,
  view,
  onChange,
}: {
  readonly scope: TaskScope;
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}) {
  const { t } = useTranslation('tasks');
  const titles = useColumnTitles();
  const [density, setDensity] = useDensityChoice();
  const label = t(($) => $.list.view);
  return (
    <Popover
      label={label}
      className={styles.view}
      trigger={(trigger) => (
        <IconButton {...trigger} variant="default" tooltipSide="below" label={label} icon={<ControlOutlined />} />
      )}
    >
      <SegmentedControl
        label={t(($) => $.list.density)}
        value={density}
        choices={[
          { value: 'roomy', label: t(($) => $.list.densities.roomy) },
          { value: 'compact', label: t(($) => $.list.densities.compact) },
        ]}
        onChange={setDensity}
      />
      <fieldset className={styles.columns}>
        <legend>{t(($) => $.words.columns, { ns: 'shell' })}</legend>
        {optionalColumns(scope).map((key) => (
          <Checkbox
            key={key}
            checked={!view.hidden.includes(key)}
            onChange={(on) => {
              onChange(withColumn(view, key, on));
            }}
          >
            {titles[key]}
          </Checkbox>
        ))}
      </fieldset>
      <Button
        variant="link"
        size="small"
        onClick={() => {
          onChange(defaultView);
          setDensity('roomy');
        }}
      >
        {t(($) => $.reset, { ns: 'ui' })}
      </Button>
    </Popover>
  );
}
