export const SPEED_LIMITS = { slowest: 1, fastest: 3_600 } as const;
/** Ten years in milliseconds. */
export const MAX_JUMP = 3_653 * 86_400_000;

export const isValidSpeed = (factor: number): boolean =>
  factor >= SPEED_LIMITS.slowest && factor <= SPEED_LIMITS.fastest;

/** Real time, frozen, or faster by a factor. Times are ISO 8601. */
export type ClockSetting =
  | { readonly mode: 'real' }
  | { readonly mode: 'frozen'; readonly at: string }
  | { readonly mode: 'speed'; readonly factor: number; readonly from?: string };

/** All times are epoch milliseconds. */
export class Clock {
  #setting: ClockSetting = { mode: 'real' };
  #anchorReal: number;
  #anchorTime: number;
  #listeners = new Set<() => void>();
  readonly #machine: () => number;

  constructor(setting: ClockSetting = { mode: 'real' }, systemNow: () => number = Date.now) {
    this.#machine = systemNow;
    this.#anchorReal = systemNow();
    this.#anchorTime = this.#anchorReal;
    this.set(setting);
  }

  now(): number {
    if (this.#setting.mode === 'frozen') return this.#anchorTime;
    const factor = this.#setting.mode === 'speed' ? this.#setting.factor : 1;
    return Math.round(this.#anchorTime + (this.#machine() - this.#anchorReal) * factor);
  }

  get setting(): ClockSetting {
    return this.#setting;
  }

  /** Without a start time the clock continues from now. Throws RangeError for an invalid time or speed. */
  set(setting: ClockSetting): void {
    if (setting.mode === 'speed' && !isValidSpeed(setting.factor))
      throw new RangeError(
        `The speed must be from ${SPEED_LIMITS.slowest} to ${SPEED_LIMITS.fastest}, not ${setting.factor}`,
      );
    const start =
      setting.mode === 'real'
        ? this.#machine()
        : setting.mode === 'frozen'
          ? Date.parse(setting.at)
          : setting.from
            ? Date.parse(setting.from)
            : this.now();
    if (Number.isNaN(start)) throw new RangeError(`Not a time: ${JSON.stringify(setting)}`);
    this.#setting = setting;
    this.#anchorReal = this.#machine();
    this.#anchorTime = start;
    this.#tell();
  }

  /** Jumps ahead by milliseconds; a real clock stays ahead. Throws RangeError above ten years. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0 && milliseconds <= MAX_JUMP))
      throw new RangeError('Time can only move forward, by at most ten years');
    this.#anchorTime = this.now() + milliseconds;
    this.#anchorReal = this.#machine();
    this.#tell();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
