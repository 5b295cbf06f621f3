import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { serveFolders, type FolderServer } from './folder-server';
import {
  applyChange,
  commentsOf,
  NO_REVIEW,
  readReview,
  reviewState,
  reviewText,
  type Comment,
  type Mark,
} from './review';
import { reviewService } from './review-service';

const mark = (part: Partial<Mark> = {}): Mark => ({
  picture: 'en-US/light/1440/billing-dialogs-bind-coupon--unknown',
  sha256: 'a'.repeat(64),
  who: 'Ines',
  comment: '',
  ...part,
});
const comment = (part: Partial<Comment> = {}): Comment => ({
  id: '0123456789abcdef',
  picture: 'en-US/light/1440/billing-dialogs-bind-coupon--unknown',
  sha256: 'a'.repeat(64),
  who: 'Ines',
  date: '2026-11-26T10:00:00.000Z',
  x: 12.5,
  y: 100,
  text: 'Too close to the edge',
  resolved: false,
  ...part,
});
const fileOf = (...comments: readonly unknown[]): string => JSON.stringify({ version: 1, marks: [], comments });

describe('the review file', () => {
  test('is sorted, so that a new mark changes only its own lines', () => {
    const others = [mark({ who: 'Tom' }), mark({ picture: 'de-DE/dark/375/a--b' })];
    const text = reviewText({ ...NO_REVIEW, marks: [mark(), ...others] });
    expect(text).toBe(reviewText({ ...NO_REVIEW, marks: [...others, mark()] }));
    expect(readReview(text).marks.map(({ picture, who }) => `${picture.slice(0, 5)} ${who}`)).toEqual([
      'de-DE Ines',
      'en-US Ines',
      'en-US Tom',
    ]);
  });

  test('holds one mark per person and picture', () => {
    const marks = [mark(), mark({ who: 'Tom' }), mark({ comment: 'Too close to the edge' })];
    const again = marks.reduce((review, one) => applyChange(review, { mark: one, gone: false }), NO_REVIEW);
    expect(again.marks.map(({ who, comment }) => [who, comment])).toEqual([
      ['Tom', ''],
      ['Ines', 'Too close to the edge'],
    ]);
    expect(applyChange(again, { mark: mark(), gone: true }).marks.map(({ who }) => who)).toEqual(['Tom']);
  });

  test.each([
    ['not a review', '{}'],
    ['another version', '{ "version": 2, "marks": [] }'],
    ['a path', JSON.stringify({ version: 1, marks: [mark({ picture: '../../etc/passwd' })] })],
    ['nobody', JSON.stringify({ version: 1, marks: [mark({ who: ' ' })] })],
    ['more than a mark', JSON.stringify({ version: 1, marks: [{ ...mark(), more: 1 }] })],
    ['broken JSON', '{ "version": 1, "marks": ['],
    ['a list', '[]'],
    ['comments that are no list', '{ "version": 1, "marks": [], "comments": {} }'],
    ['a place to the left', fileOf(comment({ x: -0.1 }))],
    ['a place below', fileOf(comment({ y: 100.1 }))],
    ['a place that is a text', fileOf({ ...comment(), x: '50' })],
    ['a place that is nowhere', fileOf({ ...comment(), x: null })],
    ['no text', fileOf(comment({ text: ' ' }))],
    ['too much text', fileOf(comment({ text: 'x'.repeat(2001) }))],
    ['no such day', fileOf(comment({ date: '2026-13-45T10:00:00.000Z' }))],
    ['an id with markup', fileOf(comment({ id: '"><script>' }))],
    ['an inherited field', fileOf({ ...comment(), constructor: 1 })],
    ['one id twice', fileOf(comment(), comment({ x: 1 }))],
  ])('is refused: %s', (_what, text) => {
    expect(() => readReview(text)).toThrow('This is not');
  });

  test('keeps the comments of a file, and reads a file of before there were any', () => {
    const review = { ...NO_REVIEW, comments: [comment({ text: '<img src=x onerror=alert(1)>' })] };
    expect(readReview(reviewText(review))).toEqual(review);
    expect(readReview('{ "version": 1, "marks": [] }')).toEqual(NO_REVIEW);
  });

  test('numbers the comments of a picture by their time, and changes one by its id', () => {
    const [first, second] = [comment(), comment({ id: 'f'.repeat(16), date: '2026-11-27T10:00:00.000Z' })];
    const elsewhere = comment({ id: 'e'.repeat(16), picture: 'de-DE/dark/375/a--b' });
    const review = [second, elsewhere, first, { ...second, resolved: true }].reduce(
      (before, one) => applyChange(before, { comment: one, gone: false }),
      NO_REVIEW,
    );
    expect(commentsOf(review, first.picture)).toEqual([first, { ...second, resolved: true }]);
    expect(applyChange(review, { comment: second, gone: true }).comments).toEqual([elsewhere, first]);
  });

  test('shows whether the current picture was reviewed', () => {
    expect(reviewState([], 'a'.repeat(64))).toBe('none');
    expect(reviewState([mark()], 'a'.repeat(64))).toBe('looked');
    expect(reviewState([mark()], 'b'.repeat(64))).toBe('changed');
  });
});

describe('review service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-review-'));
  const file = join(folder, 'review.json');
  let server: FolderServer | undefined;
  afterEach(async () => {
    await server?.close();
    rmSync(file, { force: true });
  });

  async function send(body: string, headers: Record<string, string> = {}, method = 'POST') {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    server = await serveFolders({ folders: { atlas: join(folder, 'none') }, answer: reviewService(file) });
    const { host, origin } = new URL(server.url);
    return new Promise<{ status: number | undefined; text: string }>((done, fail) => {
      const sent = request(
        `${server?.url ?? ''}review`,
        { method, headers: { host, origin, 'content-type': 'application/json', ...headers } },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          response.on('end', () => done({ status: response.statusCode, text }));
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  }

  test('writes a mark, answers with the whole review and removes the mark again', async () => {
    const { status, text } = await send(JSON.stringify({ mark: mark({ comment: 'Schön' }), gone: false }));
    expect({ status, text }).toEqual({ status: 200, text: readFileSync(file, 'utf8') });
    expect(readReview(text).marks).toEqual([mark({ comment: 'Schön' })]);
    await server?.close();
    await send(JSON.stringify({ mark: mark(), gone: true }));
    expect(readReview(readFileSync(file, 'utf8')).marks).toEqual([]);
  });

  test('keeps the comments of two writers who save at once, and changes of another program', async () => {
    writeFileSync(file, reviewText({ ...NO_REVIEW, marks: [mark({ who: 'Tom' })] }));
    const served = await serveFolders({ folders: {}, answer: reviewService(file) });
    server = served;
    const ids = Array.from({ length: 12 }, (_, index) => index.toString(16).padStart(16, '0'));
    const answers = await Promise.all(
      ids.map((id) =>
        fetch(`${served.url}review`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: new URL(served.url).origin },
          body: JSON.stringify({ comment: comment({ id }), gone: false }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const { marks, comments } = readReview(readFileSync(file, 'utf8'));
    expect(marks.map(({ who }) => who)).toEqual(['Tom']);
    expect(comments.map(({ id }) => id)).toEqual(ids);
  });

  test('leaves a broken file as it is and names it', async () => {
    writeFileSync(file, '{ "version": 1,');
    const { status, text } = await send(JSON.stringify({ comment: comment(), gone: false }));
    expect({ status, text }).toEqual({ status: 500, text: expect.stringContaining('it is not JSON') as string });
    expect(text).toContain('review.json');
    expect(readFileSync(file, 'utf8')).toBe('{ "version": 1,');
  });

  test.each([
    ['another site', 403, { origin: 'https://example.com' }, undefined, 'POST'],
    ['no origin at all', 403, { origin: '' }, undefined, 'POST'],
    [
      'a name that leads here',
      403,
      { host: 'evil.example:4190', origin: 'http://evil.example:4190' },
      undefined,
      'POST',
    ],
    ['a form', 415, { 'content-type': 'text/plain' }, undefined, 'POST'],
    ['something read', 405, {}, '', 'GET'],
    ['no mark', 400, {}, '{ "mark": {}, "gone": false }', 'POST'],
    ['no JSON', 400, {}, '{', 'POST'],
    ['no comment', 400, {}, JSON.stringify({ comment: comment({ y: 101 }), gone: false }), 'POST'],
    ['too much', 400, {}, JSON.stringify({ mark: mark(), gone: false, more: 'x'.repeat(20_000) }), 'POST'],
  ])('refuses %s', async (_what, status, headers, body, method) => {
    const answer = await send(body ?? JSON.stringify({ mark: mark(), gone: false }), headers, method);
    expect(answer.status).toBe(status);
    expect(existsSync(file)).toBe(false);
  });

  test('serves no file outside its folders', async () => {
    await send('{}');
    for (const path of ['atlas/../secret.txt', 'atlas/..%2fsecret.txt', '%2e%2e/secret.txt', 'secret.txt']) {
      const answer = await fetch(new URL(path, server?.url));
      expect(answer.status).toBe(404);
    }
  });
});
