export type Measure = 'requests' | 'script' | 'firstPaint' | 'ready' | 'shift' | 'blocking' | 'heap' | 'warmReady';

export interface Target {
  readonly name: string;
  readonly title: string;
  readonly folder: string;
  readonly path: string;
  readonly ready: string;
}

const TASK_ROW = 'main table:not([aria-busy]) tbody tr:not([aria-busy])';

const floor = (name: string, title: string, ready = '#ready'): Target => ({
  name,
  title,
  folder: `.cache/bench-load/${name}`,
  path: '/',
  ready,
});

export const floors: readonly Target[] = [
  floor('empty', 'E: React alone'),
  floor('msw', 'M: a list on msw'),
  floor('antd', 'A: a page of antd', '#ready tbody tr'),
];

export const pages: readonly Target[] = [
  { name: 'sign-in', title: 'live sign-in', folder: 'dist', path: '/login', ready: 'main input, form input' },
  { name: 'landing', title: 'live landing page', folder: 'dist', path: '/', ready: 'main h1' },
  { name: 'gallery', title: 'live public gallery', folder: 'dist', path: '/template', ready: 'main h1' },
  {
    name: 'tasks',
    title: 'demo, task list',
    folder: 'dist-demo',
    path: '/console/task/template-list?scenario=everyday&persona=standard',
    ready: TASK_ROW,
  },
  {
    name: 'many-tasks',
    title: 'demo, 10,000 tasks',
    folder: 'dist-demo',
    path: '/console/task/template-list?scenario=fullAccount&persona=enterprise',
    ready: TASK_ROW,
  },
];

export interface Goal {
  readonly page: string;
  readonly measure: Measure;
  readonly atMost: number;
  readonly times?: 'E' | 'M' | 'A' | 'F' | 'tasks' | 'cold';
}

const livePage = (page: string, requests: number): readonly Goal[] => [
  { page, measure: 'requests', atMost: requests },
  { page, measure: 'script', atMost: 200 },
  { page, measure: 'ready', atMost: 0.8, times: 'A' },
  { page, measure: 'shift', atMost: 0.01 },
  { page, measure: 'blocking', atMost: 0.3, times: 'A' },
];

export const goals: readonly Goal[] = [
  ...livePage('sign-in', 12),
  ...livePage('landing', 15),
  ...livePage('gallery', 15),
  { page: 'tasks', measure: 'requests', atMost: 25 },
  { page: 'tasks', measure: 'script', atMost: 1, times: 'F' },
  { page: 'tasks', measure: 'ready', atMost: 0.9, times: 'F' },
  { page: 'tasks', measure: 'firstPaint', atMost: 1.2, times: 'M' },
  { page: 'tasks', measure: 'blocking', atMost: 0.5, times: 'F' },
  { page: 'many-tasks', measure: 'ready', atMost: 1.1, times: 'tasks' },
  { page: 'many-tasks', measure: 'heap', atMost: 15 },
  { page: 'many-tasks', measure: 'blocking', atMost: 0.6, times: 'F' },
  { page: 'many-tasks', measure: 'warmReady', atMost: 0.6, times: 'cold' },
];
