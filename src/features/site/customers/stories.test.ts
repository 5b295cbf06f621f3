import { expect, test } from 'vitest';
import { customerStories, industries, readStoryParams, customerStoriesPath } from './stories';

const read = (query: string) => readStoryParams(new URLSearchParams(query));

test('PUB-08 the address names a trade and a story; anything else counts as nothing', () => {
  expect(read('industry=travel&story=coast').industry).toBe('travel');
  expect(read('industry=travel&story=coast').story?.key).toBe('coast');
  expect(read('industry=moon&story=__proto__')).toEqual({ industry: undefined, story: undefined });
});

test('PUB-08 every trade has a story, and the latest stands first', () => {
  for (const name of industries) expect(customerStories.some(({ industry }) => industry === name)).toBe(true);
  const dates = customerStories.map(({ publishedOn }) => publishedOn);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('PUB-08 the address of the list holds only what is chosen', () => {
  expect(customerStoriesPath('/s', {})).toBe('/s');
  expect(customerStoriesPath('/s', { industry: undefined })).toBe('/s');
  expect(customerStoriesPath('/s', { industry: 'retail', story: 'shelf' })).toBe('/s?industry=retail&story=shelf');
});
