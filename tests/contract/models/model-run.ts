import fc from '#tests/fixtures/fast-check';

/** Steps that every model takes at least; `npm run test:contract` takes 2,000. */
export const STEPS = Number(process.env['MODEL_STEPS'] ?? 600);
const LONGEST_RUN = 120;
/** The same walks every time, unless GENERATED_SEED names another seed. */
const SEED = Number(process.env['GENERATED_SEED'] ?? 20_261_122);

/** One kind of step: what it does to the real thing, and what the model says must then be so. */
export type Step<Model extends object, Real> = (model: Model, real: Real) => Promise<void>;

/** A step under a name that a counterexample shows. */
export function step<Model extends object, Real>(name: string, run: Step<Model, Real>): fc.AsyncCommand<Model, Real> {
  return { check: () => true, run, toString: () => name };
}

/**
 * Walks at random through a model and the real thing side by side, `STEPS` steps in all over many short walks, each from its own
 * beginning; `luck` (0 to 1) is for the beginning to draw from. `holds` is asked after every step. A failure is
 * shrunk to a short walk. Gives the steps taken.
 */
export async function walk<Model extends object, Real>(options: {
  readonly begin: (luck: number) => Promise<{ model: Model; real: Real }>;
  readonly steps: readonly fc.Arbitrary<fc.AsyncCommand<Model, Real>>[];
  readonly holds: Step<Model, Real>;
}): Promise<number> {
  const progress = { taken: 0, hasFailed: false };
  const counted = options.steps.map((arbitrary) =>
    arbitrary.map((command) =>
      step<Model, Real>(command.toString(), async (model, real) => {
        progress.taken++;
        await command.run(model, real);
        await options.holds(model, real);
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.commands(counted, { maxCommands: LONGEST_RUN, size: 'max' }),
      async (luck, commands) => {
        if (progress.taken >= STEPS && !progress.hasFailed) return;
        try {
          await fc.asyncModelRun(() => options.begin(luck), commands);
        } catch (error) {
          progress.hasFailed = true;
          throw error;
        }
      },
    ),
    { numRuns: 300, seed: SEED },
  );
  return progress.taken;
}
