import { useState } from 'react';
import type { Task } from './task';

type Kept = ReadonlyMap<string, Task>;

/** What is known of the selected tasks: as the present page shows them, else as they were when their page was last seen. */
function keep(kept: Kept, selected: ReadonlySet<string>, known: readonly Task[]): Kept {
  const next = new Map<string, Task>();
  for (const [taskId, task] of kept) if (selected.has(taskId)) next.set(taskId, task);
  for (const task of known) if (selected.has(task.taskId)) next.set(task.taskId, task);
  const isSame = next.size === kept.size && [...next].every(([taskId, task]) => kept.get(taskId) === task);
  return isSame ? kept : next;
}

/** The selected tasks, those of other pages included (TASK-34): every one was on the page when it was selected. */
export function useSelectedTasks(selected: ReadonlySet<string>, known: readonly Task[]): readonly Task[] {
  const [state, setState] = useState<{
    kept: Kept;
    tasks: readonly Task[];
    from?: { selected: ReadonlySet<string>; known: readonly Task[] };
  }>({ kept: new Map(), tasks: [] });
  if (state.from?.selected === selected && state.from.known === known) return state.tasks;
  const kept = keep(state.kept, selected, known);
  const tasks = kept === state.kept ? state.tasks : [...kept.values()];
  setState({ kept, tasks, from: { selected, known } });
  return tasks;
}
