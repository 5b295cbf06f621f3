import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { serveFolders, type FolderServer } from './folder-server';
import { readReview, reviewState, reviewText, withMark, withoutMark, type Mark } from './review';
import { reviewService } from './review-service';

const mark = (part: Partial<Mark> = {}): Mark => ({
  picture: 'en-US/light/1440/billing-dialogs-bind-coupon--unknown',
  sha256: 'a'.repeat(64),
  who: 'Ines',
  comment: '',
  ...part,
});
const none = { version: 1, marks: [] } as const;

describe('the review file', () => {
  test('is sorted, so that a new mark changes only its own lines', () => {
    const others = [mark({ who: 'Tom' }), mark({ picture: 'de-DE/dark/375/a--b' })];
    const text = reviewText({ version: 1, marks: [mark(), ...others] });
    expect(text).toBe(reviewText({ version: 1, marks: [...others, mark()] }));
    expect(readReview(text).marks.map(({ picture, who }) => `${picture.slice(0, 5)} ${who}`)).toEqual([
      'de-DE Ines',
      'en-US Ines',
      'en-US Tom',
    ]);
  });

  test('holds one mark per person and picture', () => {
    const once = withMark(withMark(none, mark()), mark({ who: 'Tom' }));
    const again = withMark(once, mark({ comment: 'Too close to the edge' }));
    expect(again.marks.map(({ who, comment }) => [who, comment])).toEqual([
      ['Tom', ''],
      ['Ines', 'Too close to the edge'],
    ]);
    expect(withoutMark(again, mark()).marks.map(({ who }) => who)).toEqual(['Tom']);
  });

  test.each([
    ['not a review', '{}'],
    ['another version', '{ "version": 2, "marks": [] }'],
    ['a path', JSON.stringify({ version: 1, marks: [mark({ picture: '../../etc/passwd' })] })],
    ['nobody', JSON.stringify({ version: 1, marks: [mark({ who: ' ' })] })],
    ['more than a mark', JSON.stringify({ version: 1, marks: [{ ...mark(), more: 1 }] })],
  ])('is refused: %s', (_what, text) => {
    expect(() => readReview(text)).toThrow('This is not');
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
