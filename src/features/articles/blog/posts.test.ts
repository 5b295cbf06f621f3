import { expect, test } from 'vitest';
import { postOf, posts, topicOf } from './posts';
import { readingMinutes } from './reading-time';

test('PUB-14 posts stand from the newest to the oldest, each under its own address', () => {
  expect(posts.map(({ publishedOn }) => publishedOn)).toEqual(
    posts
      .map(({ publishedOn }) => publishedOn)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
});

test.each(['', 'no-such-post', '__proto__', 'constructor', '../terms'])('PUB-14 %j is no post and no topic', (text) => {
  expect(postOf(text)).toBeUndefined();
  expect(topicOf(text)).toBeUndefined();
});

test('PUB-14 the reading time counts words, in Japanese signs, and is at least a minute', () => {
  expect(readingMinutes(['word '.repeat(400)], 'en-US')).toBe(2);
  expect(readingMinutes(['あ'.repeat(1500)], 'ja-JP')).toBe(3);
  expect(readingMinutes(['단어 '.repeat(600)], 'ko-KR')).toBe(3);
  expect(readingMinutes([''], 'en-US')).toBe(1);
});
