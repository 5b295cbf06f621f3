import { RunOn, TemplateStatus } from '#src/contract/enums.gen';
import type { Fault } from '#mocks/lib/faults';
import { personas } from '#mocks/personas';
import { scenarios, type Scenario } from './scenario';
import { standOn } from './starting';

/** Changes the template while its form is open. */
const meanwhile = (says: string, fault: Fault): Scenario => ({
  says,
  persona: 'professional',
  seed: (db) => standOn(db, '1001', `task-${personas.professional.userId}-9`),
  faults: [fault],
});

const withStatus = (status: TemplateStatus): Fault => ({
  kind: 'answer',
  operation: 'canStartTemplateTask',
  body: { status },
  merge: true,
});

export const formStartScenarios = scenarios({
  templateWithdrawnMeanwhile: meanwhile(
    'A template is withdrawn while its form is being filled in.',
    withStatus(TemplateStatus.Obsoleting),
  ),
  templateFailsMeanwhile: meanwhile(
    'A template is put back to New while its form is being filled in: it fails.',
    withStatus(TemplateStatus.New),
  ),
  templateLocalMeanwhile: meanwhile(
    'A template is changed to run on the own computer only while its form is being filled in.',
    // The first call loads the page.
    { kind: 'answer', operation: 'getTemplateBySlug', body: { runOn: RunOn.Local }, merge: true, after: 1 },
  ),
  costUnknown: {
    says: 'Balance and version for a start cannot be read at first, and can when they are asked for again.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'canStartTemplateTask', times: 2 }],
  },
});
