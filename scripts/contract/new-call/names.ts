import type { NewCall } from './request.ts';

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** 'getTaskHistory' is 'Get task history'. */
export const sentence = (name: string): string =>
  pascal(name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** 'getTaskHistory' is 'TaskHistory'. */
export const subject = (operationId: string): string => operationId.replace(/^(?:get|list)(?=[A-Z])/, '');

/** 'proxies' is 'proxy'. */
export const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** 'getTaskHistory' of tasks is 'history'. */
export function queryName(
  { operationId, noun }: Pick<NewCall, 'operationId' | 'noun'>,
  taken: readonly string[],
): string {
  const full = subject(operationId);
  const short = camel(full.replace(new RegExp(`^(?:${noun}|${singular(noun)})(?=[A-Z])`, 'i'), ''));
  return [short, camel(full), operationId].find((name) => !taken.includes(name)) ?? operationId;
}
