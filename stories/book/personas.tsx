import { demoAccounts } from '#mocks/seeds/accounts';
import { personaNames, type PersonaName } from '#mocks/personas';
import { AccountLevel } from '#src/contract/enums.gen';
import styles from './book.module.css';
import { Rows } from './parts';

const shows: Readonly<Record<PersonaName, string>> = {
  visitor: 'Nobody is signed in: the public site, prices from the top of the list, no favourites.',
  free: 'The free plan, never had a trial: what a start in the cloud leads to.',
  basic: 'A small plan whose trial is over: an upgrade is offered, a trial is not.',
  standard: 'The everyday customer: forty tasks, runs, schedules, exports, some balance. When in doubt, this one.',
  professional: 'A big plan and a full balance; a trial is refused.',
  enterprise: 'Owner of members: their passwords, nodes and balance.',
  enterprisePlus: 'The highest plan: nothing is above it, so limits lead to us.',
  enterpriseChild: 'A member of the enterprise: no money, no members; asked to talk to the administrator.',
  expired: 'A plan that has ended: what still works, and what renewing brings back.',
  noPlan: 'An account without any plan, as an administrator may leave it behind.',
};

const levelNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(AccountLevel).map(([name, level]) => [level, name]),
);

export function Personas() {
  return (
    <Rows
      label="Personas"
      head={['Persona', 'Person', 'Plan', 'Good for showing']}
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
          shows[name],
        ];
      })}
    />
  );
}
