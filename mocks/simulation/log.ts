import { LogLevel, SubtaskStatus, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { RunRecord } from '#mocks/db/runs';
import { logTexts, type LogText } from '#mocks/seeds/texts/work';
import { planOf, rowsAt, subtasksAt, workedUntil } from './progress';

interface LogEvent {
  readonly at: number;
  readonly level: LogLevel;
  readonly text: LogText;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly subtask?: number;
}

/** Oldest first. Ids end in `#number`. */
export function linesOf(run: RunRecord, now: number, language: InterfaceLanguage): Schemas['LogLine'][] {
  const texts = logTexts[language];
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const show = (value: string | number = '', one?: string, other?: string): string => {
    if (typeof value === 'string') return value;
    const noun = plurals.select(value) === 'one' ? one : other;
    return noun === undefined ? numbers.format(value) : `${numbers.format(value)} ${noun}`;
  };
  return eventsOf(run, now)
    .filter((event) => event.at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map((event, index) => ({
      id: `${run.runId}#${index + 1}`,
      time: new Date(event.at).toISOString(),
      level: event.level,
      message: texts[event.text].replace(
        /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g,
        (_, name: string, one?: string, other?: string) => show(event.values?.[name], one, other),
      ),
      subTaskId: event.subtask === undefined ? null : `${run.runId}/${event.subtask}`,
    }));
}

function eventsOf(run: RunRecord, now: number): LogEvent[] {
  const events: LogEvent[] = [{ at: run.requestedAt, level: LogLevel.Info, text: 'requested' }];
  const start = run.startedAt ?? Infinity;
  events.push({ at: start, level: LogLevel.Info, text: 'started', values: { subtasks: planOf(run).length } });
  const until = workedUntil(run, now);
  for (const [index, plan] of planOf(run).entries()) {
    const at = start + plan.startOffset;
    const isStoppedAtStart = run.holds.some(
      (hold) => hold.subtask === index && hold.from <= at && (hold.to === undefined || hold.to > at),
    );
    if (at <= until && !isStoppedAtStart)
      events.push({
        at,
        level: LogLevel.Info,
        text: 'opened',
        values: { input: run.inputs[index] ?? '' },
        subtask: index,
      });
  }
  for (const subtask of subtasksAt(run, now)) {
    if (subtask.status !== SubtaskStatus.Completed || subtask.endedAt === undefined) continue;
    events.push(
      subtask.failed
        ? {
            at: subtask.endedAt,
            level: LogLevel.Error,
            text: 'failed',
            values: { input: subtask.input },
            subtask: subtask.index,
          }
        : {
            at: subtask.endedAt,
            level: subtask.rows === 0 ? LogLevel.Warning : LogLevel.Info,
            text: subtask.rows === 0 ? 'nothing' : 'found',
            values: { input: subtask.input, rows: subtask.rows },
            subtask: subtask.index,
          },
    );
  }
  for (const hold of run.holds) {
    events.push({ at: hold.from, level: LogLevel.Warning, text: 'held', subtask: hold.subtask });
    if (hold.to !== undefined)
      events.push({ at: hold.to, level: LogLevel.Info, text: 'resumed', subtask: hold.subtask });
  }
  if (run.stopRequestedAt !== undefined)
    events.push({ at: run.stopRequestedAt, level: LogLevel.Warning, text: 'stopping' });
  if (run.endedAt !== undefined) {
    const text = run.end === 'completed' ? 'completed' : run.end === 'balance' ? 'broke' : 'stopped';
    events.push({
      at: run.endedAt,
      level: run.end === 'balance' ? LogLevel.Error : LogLevel.Info,
      text,
      values: { rows: rowsAt(run, run.endedAt) },
    });
  }
  return events;
}
