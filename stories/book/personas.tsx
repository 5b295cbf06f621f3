import { demoAccounts } from '#mocks/seeds/accounts';
import { personaNames, type PersonaName } from '#mocks/personas';
import { AccountLevel } from '#src/contract/enums.gen';
import styles from './book.module.css';
import { DataTable } from './parts';

const useOf: Readonly<Record<PersonaName, string>> = {
  visitor: 'Nobody is signed in: the public site with its prices, and no favorites.',
  free: 'The Free plan, before a trial: what happens when a user starts a task in the cloud.',
  basic: 'A small plan with a used trial: an upgrade is offered instead of a trial.',
  standard: 'The typical customer: forty tasks, runs, schedules, exports and some balance. The default choice.',
  professional: 'A large plan and a high balance. The account is not offered a trial.',
  enterprise: 'The owner of members: manages their passwords, nodes and balance.',
  enterprisePlus: 'The highest plan: at a limit there is no upgrade, so the app says to contact us.',
  enterpriseChild: 'A member of the enterprise account: no billing and no members. The app says to ask the admin.',
  expired: 'An expired plan: what still works, and what a renewal restores.',
  noPlan: 'An account without a plan: no balance, no exports and no trial.',
};

const levelNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(AccountLevel).map(([name, level]) => [level, name]),
);

export function Personas() {
  return (
    <DataTable
      label="Personas"
      head={['Persona', 'User', 'Plan', 'Useful to show']}
      rows={personaNames.map((name) => {
        const account = demoAccounts.find(({ persona }) => persona === name);
        return [
          <code key="name">{name}</code>,
          account ? (
            <div key="person">
              {account.name}
              <br />
              <span className={styles.quiet}>{account.account}</span>
            </div>
          ) : (
            'nobody'
          ),
          account ? (levelNames[account.level] ?? '') : '',
          useOf[name],
        ];
      })}
    />
  );
}
