import { useState } from 'react';
import type { ClockSetting } from '#mocks/lib/clock';
import type { Fault } from '#mocks/lib/faults';
import { scenarioGroups } from '#mocks/scenarios';
import type { Scenario } from '#mocks/scenarios/scenario';
import styles from './scenario-index.module.css';

function clockText(clock: ClockSetting | undefined): string {
  if (!clock || clock.mode === 'real') return 'runs';
  if (clock.mode === 'frozen') return `frozen at ${clock.at}`;
  return `runs ${clock.factor} times as fast${clock.from ? ` from ${clock.from}` : ''}`;
}

function faultText(fault: Fault): string {
  const what = fault.kind === 'status' ? `status ${fault.status}` : fault.kind;
  const calls = [fault.operation ?? []].flat();
  const where = calls.length === 0 ? 'every call' : calls.length > 4 ? `${calls.length} calls` : calls.join(', ');
  const share = fault.share === undefined ? '' : `, ${Math.round(fault.share * 100)} % of them`;
  const after = fault.after === undefined ? '' : `, after ${fault.after}`;
  const times = fault.times === undefined ? '' : `, ${fault.times === 1 ? 'once' : `${fault.times} times`}`;
  return `${what}: ${where}${share}${after}${times}`;
}

function Row({ name, scenario, demo }: { readonly name: string; readonly scenario: Scenario; readonly demo: string }) {
  const href = `${demo.replace(/\/?$/, '/')}?scenario=${encodeURIComponent(name)}`;
  return (
    <tr>
      <th scope="row">
        <a href={href} target="_blank" rel="noreferrer">
          {name}
        </a>
      </th>
      <td>{scenario.description}</td>
      <td>{scenario.persona}</td>
      <td>{clockText(scenario.clock)}</td>
      <td>{(scenario.faults ?? []).map(faultText).join('; ') || 'none'}</td>
    </tr>
  );
}

export function ScenarioIndex() {
  const [demo, setDemo] = useState('http://localhost:5173/');
  const groups = Object.entries(scenarioGroups);
  const count = groups.reduce((sum, [, group]) => sum + Object.keys(group).length, 0);
  return (
    <main className={styles.index}>
      <h1>Scenarios</h1>
      <p>
        {count} named states of the whole backend. A link opens one in the demo. A story sets it in its parameters, and
        a test passes it to startScenario.
      </p>
      <label>
        Address of the demo{' '}
        <input type="url" value={demo} onChange={(event) => setDemo(event.target.value)} size={40} />
      </label>
      {groups.map(([groupName, group]) => (
        <section key={groupName} aria-labelledby={`scenarios-${groupName}`}>
          <h2 id={`scenarios-${groupName}`}>{groupName}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Scenario</th>
                <th scope="col">What it shows</th>
                <th scope="col">Persona</th>
                <th scope="col">Clock</th>
                <th scope="col">Faults</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(group).map(([name, scenario]) => (
                <Row key={name} name={name} scenario={scenario} demo={demo} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </main>
  );
}
