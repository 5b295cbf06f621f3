import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchAll } from './refetch-all';

test('a query that was pending in the previous language is fetched again in the new one', async () => {
  let language = 'en';
  const answers: (() => void)[] = [];
  const cache = new QueryClient();
  const observer = new QueryObserver(cache, {
    queryKey: ['titles'],
    queryFn: () => {
      const fetchLanguage = language;
      return new Promise<string>((done) => answers.push(() => done(`titles in ${fetchLanguage}`)));
    },
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);
  language = 'de';
  refetchAll(cache);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.poll(() => cache.getQueryData(['titles'])).toBe('titles in de');
  stop();
  cache.clear();
});
