import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';

const tasks = Array.from({ length: 20 }, (_, id) => ({ id, name: `Task ${id}` }));
await setupWorker(http.get('/api/tasks', () => HttpResponse.json(tasks))).start({ quiet: true });
const list = await (await fetch('/api/tasks')).json();

createRoot(document.getElementById('root')).render(
  <ul id="ready">
    {list.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>,
);
