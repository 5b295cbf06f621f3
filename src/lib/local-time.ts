import { now } from './now';

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Takes epoch milliseconds. Returns 'YYYY-MM-DD HH:mm:ss' in the device's zone. */
export function localDateTime(time: number): string {
  const at = new Date(time);
  const day = [padded(at.getFullYear(), 4), padded(at.getMonth() + 1), padded(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => padded(part)).join(':')}`;
}

/** 'YYYY-MM-DD' in the device's zone. */
export const localToday = (): string => localDateTime(now()).slice(0, 10);
