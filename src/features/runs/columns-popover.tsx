import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { Button, IconButton } from '#src/ui/button';
import { Checkbox } from '#src/ui/checkbox';
import { Popover } from '#src/ui/popover';
import { orderedFields, shownFields, withMoved, withShown, type ColumnChoice } from './column-choice';
import styles from './runs.module.css';

export function ColumnsPopover({
  fields,
  choice,
  onChange,
}: {
  readonly fields: readonly Schemas['RowField'][];
  readonly choice: ColumnChoice;
  readonly onChange: (choice: ColumnChoice) => void;
}) {
  const { t } = useTranslation('runs');
  const shown = shownFields(fields, choice);
  const ordered = orderedFields(fields, choice);

  return (
    <Popover
      label={t(($) => $.words.columns, { ns: 'shell' })}
      className={styles.columns}
      trigger={(opens) => (
        <Button icon={<SettingOutlined />} {...opens}>
          {t(($) => $.columns.button, { shown: shown.length, total: fields.length })}
        </Button>
      )}
    >
      <div className={styles.columnsHead}>
        <span>{t(($) => $.words.columns, { ns: 'shell' })}</span>
        <Button
          variant="link"
          size="small"
          onClick={() => {
            onChange({ order: [], hidden: [] });
          }}
        >
          {t(($) => $.reset, { ns: 'ui' })}
        </Button>
      </div>
      <ul>
        {ordered.map((field, index) => {
          const on = shown.includes(field);
          return (
            <li key={field.name}>
              <Checkbox
                checked={on}
                disabled={on && shown.length === 1}
                onChange={(next) => {
                  onChange(withShown(choice, field.name, next));
                }}
              >
                {field.displayText}
              </Checkbox>
              <IconButton
                size="small"
                label={t(($) => $.columns.up, { column: field.displayText })}
                icon={<ArrowUpOutlined />}
                disabled={index === 0}
                onClick={() => {
                  onChange(withMoved(fields, choice, field.name, -1));
                }}
              />
              <IconButton
                size="small"
                label={t(($) => $.columns.down, { column: field.displayText })}
                icon={<ArrowDownOutlined />}
                disabled={index === ordered.length - 1}
                onClick={() => {
                  onChange(withMoved(fields, choice, field.name, 1));
                }}
              />
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
