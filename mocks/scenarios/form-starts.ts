import { TemplateStatus } from '../../src/contract/enums.gen';
import { BALANCE_LOW, CHARGING_GRANULARITY } from '../handlers/start-rules';
import { scenarios, type Scenario } from './scenario';

/** While a template's form is open, its status becomes another one: the next question about a start says so. */
const meanwhile = (says: string, status: TemplateStatus): Scenario => ({
  says,
  persona: 'professional',
  faults: [
    {
      kind: 'answer',
      operation: 'canStartTemplateTask',
      body: {
        canUse: true,
        balance: 180,
        balanceLowThreshold: BALANCE_LOW,
        chargingGranularity: CHARGING_GRANULARITY,
        status,
      },
    },
  ],
});

/** What has changed between the opening of a template's form and the start of its task. */
export const formStartScenarios = scenarios({
  templateWithdrawnMeanwhile: meanwhile(
    'A template is withdrawn while its form is being filled in.',
    TemplateStatus.Obsoleting,
  ),
  templateFailsMeanwhile: meanwhile(
    'A template is put back to New while its form is being filled in: it fails.',
    TemplateStatus.New,
  ),
  costUnknown: {
    says: 'Balance and version for a start cannot be read at first, and can when they are asked for again.',
    persona: 'standard',
    // A passing failure is tried once more before it is shown.
    faults: [{ kind: 'status', status: 500, operation: 'canStartTemplateTask', times: 2 }],
  },
});
