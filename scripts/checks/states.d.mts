export interface ReviewedState {
  readonly title: string;
  readonly name: string;
  readonly surface: string;
  readonly persona: string;
  /** A path of `src`, or empty. */
  readonly component: string;
}

export function readStates(path?: string): ReviewedState[];

/** Resolves to a function that returns the id of a state's story. */
export function storiesByState(): Promise<(state: ReviewedState) => string | undefined>;

export function storiesOfSources(): Promise<{ readonly __id: string }[]>;
