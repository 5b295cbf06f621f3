import { Unstyled } from '@storybook/addon-docs/blocks';
import { demoAccounts } from '../../mocks/seeds/accounts';
import { personaNames, type PersonaName } from '../../mocks/personas';
import { AccountLevel } from '../../src/contract/enums.gen';
import styles from './book.module.css';

/** What somebody is good for showing. */
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

/** Every persona with the account behind it; what is said about it stands here, the rest comes from the seeds. */
export function Personas() {
  return (
    <Unstyled>
      <div className={styles['scroll']} role="region" aria-label="Personas" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Persona</th>
              <th scope="col">Person</th>
              <th scope="col">Plan</th>
              <th scope="col">Good for showing</th>
            </tr>
          </thead>
          <tbody>
            {personaNames.map((name) => {
              const account = demoAccounts.find(({ persona }) => persona === name);
              return (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    {account ? account.name : 'nobody'}
                    {account && (
                      <>
                        <br />
                        <span className={styles['quiet']}>{account.account}</span>
                      </>
                    )}
                  </td>
                  <td>{account ? (levelNames[account.level] ?? '') : ''}</td>
                  <td>{shows[name]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}
