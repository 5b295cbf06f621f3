import { useId, useMemo, useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { UrlSourceType } from '#src/contract/enums.gen';
import { usableLine, wantsUrls } from '#src/domain/parameter-validation';
import { lineSources } from '#src/domain/template-parameters';
import { Button } from '#src/ui/button';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { Notice } from '#src/ui/status';
import { isLinesValue, textOf, type LinesValue, type ParameterFieldProps } from '../field-contract';
import { FileLines } from '../import/file-lines';
import { ParameterFrame } from '../parameter-frame';
import { hasNoLine } from './count-lines';
import { LineCleaning } from './line-cleaning';
import { LineWords } from './line-words';
import { LinesPreview } from './lines-preview';
import { linesAfter, type LinesAction, type LinesState } from './lines-state';
import { ManualLines } from './manual-lines';
import { TaskLines } from './task-lines';
import { useLineFacts } from './use-line-facts';
import styles from './url-source.module.css';

const sourceOf = {
  manual: UrlSourceType.UserInput,
  file: UrlSourceType.FileSource,
  task: UrlSourceType.Correlative,
} as const;

export function MultiLineField(props: ParameterFieldProps) {
  const { t } = useTranslation('templates');
  const { parameter, value, onChange, disabled, onFocus, onBlur, surroundings } = props;
  const held: LinesValue = isLinesValue(value) ? value : { source: UrlSourceType.UserInput, lines: textOf(value) };
  const { source, lines } = held;
  const isUsable = useMemo(() => usableLine(parameter), [parameter]);
  const facts = useLineFacts(lines, isUsable);
  const wordsId = useId();
  const kept = useRef<LinesState['kept']>(new Map());
  const act = (action: LinesAction) => {
    const before = { held, kept: kept.current };
    const after = linesAfter(before, action);
    if (after.held === held) return;
    kept.current = after.kept;
    onChange(after.held);
  };
  const choose = (next: UrlSourceType) => {
    act({ type: 'source', source: next });
  };

  const offered = lineSources(parameter);
  const choices = (['manual', 'file', 'task'] as const)
    // A stored source that the template no longer offers can still be left and reselected.
    .filter((kind) => offered.includes(kind) || sourceOf[kind] === source)
    .map((kind) => ({ value: sourceOf[kind], label: t(($) => $.urlSource[kind]) }));
  const { MaxLines, Placeholder } = parameter.ControlOptions ?? {};
  const isEmpty = hasNoLine(lines);
  const noneValid = !isEmpty && facts !== undefined && facts.count > 0 && facts.invalid === facts.count;
  const preview = t(($) => $.multiLine.preview, { field: parameter.DisplayText });
  const isTyped = source === UrlSourceType.UserInput;
  return (
    <ParameterFrame {...props} group={!isTyped}>
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
                act({ type: 'typed', text });
              }}
              example={Placeholder ?? undefined}
              bad={noneValid}
              describedBy={wordsId}
              disabled={disabled}
              onFocus={onFocus}
              onBlur={onBlur}
            />
          )}
          {source === UrlSourceType.FileSource && (
            <FileLines
              held={held}
              act={act}
              maxLines={MaxLines}
              disabled={disabled}
              invalid={wiring.invalid === true}
              describedBy={wiring.describedBy}
            />
          )}
          {source === UrlSourceType.Correlative && (
            <TaskLines
              held={held}
              act={act}
              maxLines={MaxLines}
              disabled={disabled}
              ownTaskId={surroundings.taskId}
              previewLabel={preview}
              noneValid={noneValid}
            />
          )}
          {source === UrlSourceType.FileSource && !isEmpty && (
            <LinesPreview label={preview} lines={lines} bad={noneValid} empty="" />
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
              {wantsUrls(parameter) ? t(($) => $.multiLine.noneValidUrl) : t(($) => $.multiLine.noneValid)}
            </p>
          )}
          {source !== UrlSourceType.RuleGeneration && (
            <LineWords
              id={wordsId}
              facts={isEmpty ? undefined : facts}
              total={held.file?.total ?? held.task?.total}
              maxLines={MaxLines}
            />
          )}
          {(isTyped || source === UrlSourceType.FileSource) && (
            <LineCleaning
              held={held}
              facts={isEmpty ? undefined : facts}
              isUsable={isUsable}
              act={act}
              disabled={disabled}
            />
          )}
        </div>
      )}
    </ParameterFrame>
  );
}
