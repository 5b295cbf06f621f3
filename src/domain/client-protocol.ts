import { TaskMode } from '#src/contract/enums.gen';

const SCHEME = 'gleaner:';

export const clientLink = `${SCHEME}//open`;

export interface ClientTask {
  readonly workFlowType: TaskMode;
  readonly taskId: string;
}

const modes: ReadonlySet<number> = new Set(Object.values(TaskMode));

/** Rejects spaces, invisible characters and U+FFFD. */
const isTaskId = (text: string): boolean => text.length <= 100 && /^[^\p{C}\p{Z}\uFFFD]+$/u.test(text);

/** Reads the query of /client-run-download; undefined if invalid (TASK-25). */
export function readClientTask(query: URLSearchParams): ClientTask | undefined {
  const mode = query.get('workFlowType') ?? '';
  const taskId = query.get('taskId') ?? '';
  const workFlowType = Object.values(TaskMode).find((known) => String(known) === mode);
  return workFlowType === undefined || !isTaskId(taskId) ? undefined : { workFlowType, taskId };
}

/** The client's command line must not receive a quote, bracket or space. */
const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** Returns the link that opens a task in the desktop client; `clientLink` for an invalid task. */
export function clientTaskLink({ workFlowType, taskId }: ClientTask): string {
  if (!modes.has(workFlowType) || !isTaskId(taskId)) return clientLink;
  return `${SCHEME}//run?workFlowType=${encodeStrictly(String(workFlowType))}&taskId=${encodeStrictly(taskId)}`;
}

/** Returns whether an address may be passed to the operating system. */
export function isClientLink(address: string): boolean {
  return /^gleaner:\/\/(open|run\?workFlowType=\d{1,3}&taskId=(?:[\w.~-]|%[0-9A-F]{2})+)$/.test(address);
}
