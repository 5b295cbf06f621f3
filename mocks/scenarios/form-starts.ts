import { RunOn, TemplateStatus } from '#src/contract/enums.gen';
import type { Fault } from '#mocks/lib/faults';
import { personas } from '#mocks/personas';
import { defineScenarios, type Scenario } from './scenario';
import { placeTaskOnTemplate } from './starting';

const changedMeanwhile = (description: string, fault: Fault): Scenario => ({
  description,
  persona: 'professional',
  seed: (db) => placeTaskOnTemplate(db, '1001', `task-${personas.professional.userId}-9`),
  faults: [fault],
});

const withStatus = (status: TemplateStatus): Fault => ({
  kind: 'answer',
  operation: 'canStartTemplateTask',
  body: { status },
  merge: true,
});

export const formStartScenarios = defineScenarios({
  templateWithdrawnMeanwhile: changedMeanwhile(
    'The template is withdrawn while the user fills in its form.',
    withStatus(TemplateStatus.Obsoleting),
  ),
  templateFailsMeanwhile: changedMeanwhile(
    'The template is set back to New while the user fills in its form, so it cannot start.',
    withStatus(TemplateStatus.New),
  ),
  templateLocalMeanwhile: changedMeanwhile(
    "While the user fills in the form, the template changes to run only on the user's computer.",
    // The first call loads the page.
    { kind: 'answer', operation: 'getTemplateBySlug', body: { runOn: RunOn.Local }, merge: true, after: 1 },
  ),
  costUnknown: {
    description: 'Before a start, the balance and the version fail to load at first. Trying again succeeds.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'canStartTemplateTask', times: 2 }],
  },
});
