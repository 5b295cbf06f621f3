export const minutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

export function progressLine(done: number, all: number, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0;
  if (rate === 0) return `${done} of ${all}`;
  return `${done} of ${all}, ${rate.toFixed(1)} a second, ${minutes((all - done) / rate)} left`;
}
