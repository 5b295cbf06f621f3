import { useId, useMemo, useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { UrlSourceType } from '#src/contract/enums.gen';
import { createUsableLineCheck, requiresUrls } from '#src/domain/parameter-validation';
import { lineSources } from '#src/domain/template-parameters';
import { Button } from '#src/ui/button';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { Notice } from '#src/ui/status';
import { isLinesValue, textOf, type LinesValue, type ParameterFieldProps } from '../field-contract';
import { FileLines } from './file-lines';
import { ParameterFrame } from '../parameter-frame';
import { hasNoLine } from './count-lines';
import { LineCleaning } from './line-cleaning';
import { LineSummary } from './line-summary';
import { LinesPreview } from './lines-preview';
import { linesAfter, type LinesAction, type LinesState } from './lines-state';
import { ManualLines } from './manual-lines';
import { TaskLines } from './task-lines';
import { useLineStats } from './use-line-stats';
import styles from './url-source.module.css';

const sourceOf = {
  manual: UrlSourceType.UserInput,
  file: UrlSourceType.FileSource,
  task: UrlSourceType.Correlative,
} as const;

export function MultiLineField(props: ParameterFieldProps) {
  const { t } = useTranslation('templateForm');
  const { parameter, value, onChange, disabled, onFocus, onBlur, context } = props;
  const linesValue: LinesValue = isLinesValue(value)
    ? value
    : { source: UrlSourceType.UserInput, lines: textOf(value) };
  const { source, lines } = linesValue;
  const isUsable = useMemo(() => createUsableLineCheck(parameter), [parameter]);
  const stats = useLineStats(lines, isUsable);
  const summaryId = useId();
  const valueBySource = useRef<LinesState['valueBySource']>(new Map());
  const dispatch = (action: LinesAction) => {
    const before = { current: linesValue, valueBySource: valueBySource.current };
    const after = linesAfter(before, action);
    if (after.current === linesValue) return;
    valueBySource.current = after.valueBySource;
    onChange(after.current);
  };
  const choose = (next: UrlSourceType) => {
    dispatch({ type: 'source', source: next });
  };

  const offered = lineSources(parameter);
  const choices = (['manual', 'file', 'task'] as const)
    // A stored source that the template no longer offers can still be left and reselected.
    .filter((kind) => offered.includes(kind) || sourceOf[kind] === source)
    .map((kind) => ({ value: sourceOf[kind], label: t(($) => $.urlSource[kind]) }));
  const { MaxLines, Placeholder } = parameter.ControlOptions ?? {};
  const isEmpty = hasNoLine(lines);
  const noneValid = !isEmpty && stats !== undefined && stats.count > 0 && stats.invalid === stats.count;
  const preview = t(($) => $.multiLine.preview, { field: parameter.DisplayText });
  const isTyped = source === UrlSourceType.UserInput;
  return (
    <ParameterFrame {...props} isGroup={!isTyped}>
      {(wiring) => (
        <div className={styles.box}>
          {choices.length > 1 && (
            <div data-aside="">
              <SegmentedControl
                label={t(($) => $.urlSource.label, { field: parameter.DisplayText })}
                value={source}
                onChange={choose}
                choices={choices}
                disabled={disabled}
              />
            </div>
          )}
          {isTyped && (
            <ManualLines
              wiring={wiring}
              text={typeof lines === 'string' ? lines : lines.text()}
              onChange={(text) => {
                dispatch({ type: 'typed', text });
              }}
              example={Placeholder ?? undefined}
              invalid={noneValid}
              describedBy={summaryId}
              disabled={disabled}
              onFocus={onFocus}
              onBlur={onBlur}
            />
          )}
          {source === UrlSourceType.FileSource && (
            <FileLines
              linesValue={linesValue}
              dispatch={dispatch}
              maxLines={MaxLines}
              disabled={disabled}
              invalid={wiring.invalid === true}
              describedBy={wiring.describedBy}
            />
          )}
          {source === UrlSourceType.Correlative && (
            <TaskLines
              linesValue={linesValue}
              dispatch={dispatch}
              maxLines={MaxLines}
              disabled={disabled}
              ownTaskId={context.taskId}
              previewLabel={preview}
              noneValid={noneValid}
            />
          )}
          {source === UrlSourceType.FileSource && !isEmpty && (
            <LinesPreview label={preview} lines={lines} invalid={noneValid} emptyText="" />
          )}
          {source === UrlSourceType.RuleGeneration && (
            <Notice
              variant="info"
              actions={
                <Button
                  size="small"
                  disabled={disabled}
                  onClick={() => {
                    choose(UrlSourceType.UserInput);
                  }}
                >
                  {t(($) => $.multiLine.typeInstead)}
                </Button>
              }
            >
              {t(($) => $.multiLine.generated)}
            </Notice>
          )}
          {noneValid && props.error === undefined && (
            <p className={styles.wrong}>
              {requiresUrls(parameter) ? t(($) => $.fields.errors.noAddress) : t(($) => $.multiLine.noneValid)}
            </p>
          )}
          {source !== UrlSourceType.RuleGeneration && (
            <LineSummary
              id={summaryId}
              stats={isEmpty ? undefined : stats}
              total={linesValue.file?.total ?? linesValue.task?.total}
              maxLines={MaxLines}
            />
          )}
          {(isTyped || source === UrlSourceType.FileSource) && (
            <LineCleaning
              linesValue={linesValue}
              stats={isEmpty ? undefined : stats}
              isUsable={isUsable}
              dispatch={dispatch}
              disabled={disabled}
            />
          )}
        </div>
      )}
    </ParameterFrame>
  );
}
