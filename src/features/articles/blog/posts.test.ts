import { expect, test } from 'vitest';
import { postOf, posts, topicOf } from './posts';
import { readingMinutes } from './reading-time';

test('posts are sorted newest first and have unique addresses', () => {
  expect(posts.map(({ publishedOn }) => publishedOn)).toEqual(
    posts
      .map(({ publishedOn }) => publishedOn)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
});

test.each(['', 'no-such-post', '__proto__', 'constructor', '../terms'])('%j is neither a post nor a topic', (text) => {
  expect(postOf(text)).toBeUndefined();
  expect(topicOf(text)).toBeUndefined();
});

test('the reading time counts words, or characters in Japanese, and is at least one minute', () => {
  expect(readingMinutes(['word '.repeat(400)], 'en-US')).toBe(2);
  expect(readingMinutes(['あ'.repeat(1500)], 'ja-JP')).toBe(3);
  expect(readingMinutes(['단어 '.repeat(600)], 'ko-KR')).toBe(3);
  expect(readingMinutes([''], 'en-US')).toBe(1);
});
