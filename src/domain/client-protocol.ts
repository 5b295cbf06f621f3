import { TaskMode } from '#src/contract/enums.gen';

/** The one scheme that this product opens; the desktop client registers it. */
const SCHEME = 'gleaner:';

/** The address that an installed desktop client answers to (PUB-02): a link of its own protocol. */
export const clientLink = `${SCHEME}//open`;

/** A task to open in the desktop client, as /client-run-download is told of it (TASK-25). */
export interface ClientTask {
  readonly workFlowType: TaskMode;
  readonly taskId: string;
}

const modes: ReadonlySet<number> = new Set(Object.values(TaskMode));

/** An id is what the contract allows, one to a hundred letters, and holds no space, nothing invisible and nothing that was unreadable. */
const isTaskId = (text: string): boolean => text.length <= 100 && /^[^\p{C}\p{Z}\uFFFD]+$/u.test(text);

/** The task that the query of /client-run-download names; undefined when its mode or its id is none (TASK-25). */
export function readClientTask(query: URLSearchParams): ClientTask | undefined {
  const mode = query.get('workFlowType') ?? '';
  const taskId = query.get('taskId') ?? '';
  const workFlowType = Object.values(TaskMode).find((known) => String(known) === mode);
  return workFlowType === undefined || !isTaskId(taskId) ? undefined : { workFlowType, taskId };
}

/** Everything but letters, digits, '-', '.', '_' and '~' as %XX: what a client's command line is given holds no quote, bracket or space. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** The link that opens a task in the desktop client; the plain link where the task is none that can be named. */
export function clientTaskLink({ workFlowType, taskId }: ClientTask): string {
  if (!modes.has(workFlowType) || !isTaskId(taskId)) return clientLink;
  return `${SCHEME}//run?workFlowType=${encoded(String(workFlowType))}&taskId=${encoded(taskId)}`;
}

/** Whether an address may be handed to the system: ours, well formed, and nothing in it unencoded. */
export function isClientLink(address: string): boolean {
  return /^gleaner:\/\/(open|run\?workFlowType=\d{1,3}&taskId=(?:[\w.~-]|%[0-9A-F]{2})+)$/.test(address);
}
