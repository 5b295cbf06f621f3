import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type english from '#locales/en-US/siteStories.json';
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

test.each(readdirSync('locales'))('PUB-08 every story in %s has the length of an article', (language) => {
  const { stories } = JSON.parse(readFileSync(`locales/${language}/siteStories.json`, 'utf8')) as typeof english;
  for (const { key } of customerStories) {
    const { before, now, steps, trouble, result, copy } = stories[key];
    const text = [before, now, ...Object.values(steps), trouble, result, copy].join(' ');
    // Japanese has no spaces between words.
    if (language === 'ja-JP') expect([key, text.length >= 600]).toEqual([key, true]);
    else expect([key, text.split(/\s+/).length >= 250]).toEqual([key, true]);
  }
});
