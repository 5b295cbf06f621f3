import { expect, test } from 'vitest';
import { customerStories, industries, readStoryParams, customerStoriesPath } from './stories';

const read = (query: string) => readStoryParams(new URLSearchParams(query));

test('the query names an industry and a story, and unknown values are ignored', () => {
  expect(read('industry=travel&story=coast').industry).toBe('travel');
  expect(read('industry=travel&story=coast').story?.key).toBe('coast');
  expect(read('industry=moon&story=__proto__')).toEqual({ industry: undefined, story: undefined });
});

test('every industry has a story, and the latest story comes first', () => {
  for (const name of industries) expect(customerStories.some(({ industry }) => industry === name)).toBe(true);
  const dates = customerStories.map(({ publishedOn }) => publishedOn);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the list address holds only the chosen filters', () => {
  expect(customerStoriesPath('/s', {})).toBe('/s');
  expect(customerStoriesPath('/s', { industry: undefined })).toBe('/s');
  expect(customerStoriesPath('/s', { industry: 'retail', story: 'shelf' })).toBe('/s?industry=retail&story=shelf');
});
