import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../contract/types';
import { Button, IconButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import { usePopup } from '../../ui/popup';
import popupStyles from '../../ui/popup.module.css';
import { inOrder, shownFields, withMoved, withShown, type ColumnChoice } from './column-choice';
import styles from './runs.module.css';

/** Which columns are shown and in which order; Esc closes and the focus goes back to the button. */
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
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePopup(button, box, open, { align: 'end' });
  const shown = shownFields(fields, choice);
  const ordered = inOrder(fields, choice);

  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('input')?.focus();
    const outside = (event: PointerEvent) => {
      if (
        event.target instanceof Node &&
        !box.current?.contains(event.target) &&
        !button.current?.contains(event.target)
      )
        setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
    };
  }, [open]);

  return (
    <>
      <Button
        ref={button}
        icon={<SettingOutlined />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {t(($) => $.columns.button, { shown: shown.length, total: fields.length })}
      </Button>
      {open && (
        <div
          ref={box}
          id={id}
          role="dialog"
          popover="manual"
          aria-label={t(($) => $.columns.title)}
          className={classNames(popupStyles['popup'], styles['columns'])}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setOpen(false);
            button.current?.focus();
          }}
          onBlur={(event) => {
            if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
              setOpen(false);
          }}
        >
          <div className={styles['columnsHead']}>
            <span>{t(($) => $.columns.title)}</span>
            <Button
              kind="link"
              size="small"
              onClick={() => {
                onChange({ order: [], hidden: [] });
              }}
            >
              {t(($) => $.columns.reset)}
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
        </div>
      )}
    </>
  );
}
