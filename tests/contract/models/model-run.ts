import fc from '#tests/fixtures/fast-check';

/** `npm run test:contract` sets 2,000. */
export const STEPS = Number(process.env['MODEL_STEPS'] ?? 600);
const MAX_RUN_LENGTH = 120;
const SEED = Number(process.env['GENERATED_SEED'] ?? 20_261_122);

export type Step<Model extends object, Real> = (model: Model, real: Real) => Promise<void>;

export function step<Model extends object, Real>(name: string, run: Step<Model, Real>): fc.AsyncCommand<Model, Real> {
  return { check: () => true, run, toString: () => name };
}

/** Runs at least `STEPS` random steps in short walks; returns their number. `begin` receives a random number from 0 to 1. */
export async function runModel<Model extends object, Real>(options: {
  readonly begin: (random: number) => Promise<{ model: Model; real: Real }>;
  readonly steps: readonly fc.Arbitrary<fc.AsyncCommand<Model, Real>>[];
  readonly checkInvariants: Step<Model, Real>;
}): Promise<number> {
  const progress = { taken: 0, hasFailed: false };
  const counted = options.steps.map((arbitrary) =>
    arbitrary.map((command) =>
      step<Model, Real>(command.toString(), async (model, real) => {
        progress.taken++;
        await command.run(model, real);
        await options.checkInvariants(model, real);
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.commands(counted, { maxCommands: MAX_RUN_LENGTH, size: 'max' }),
      async (random, commands) => {
        if (progress.taken >= STEPS && !progress.hasFailed) return;
        try {
          await fc.asyncModelRun(() => options.begin(random), commands);
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
