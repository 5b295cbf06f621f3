import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMark, MAX_COMMENT_LENGTH, readReview, reviewText, withMark, withoutMark, type Review } from './review.ts';

export const REVIEW_PATH = '/review';

/** In characters; leaves room for JSON escapes and the other fields of a mark. */
const MAX_BODY_LENGTH = MAX_COMMENT_LENGTH * 4 + 2000;

/** Accepts marks only from its own pages at a local address. Returns false for other paths. */
export function reviewService(
  file: string,
): (request: IncomingMessage, response: ServerResponse, path: string) => boolean {
  const say = (response: ServerResponse, status: number, text: string): void => {
    const type = status === 200 ? 'application/json' : 'text/plain; charset=utf-8';
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  };
  return (request, response, path) => {
    if (path !== REVIEW_PATH) return false;
    const rejection = checkRequest(request);
    if (rejection) {
      say(response, rejection.status, rejection.reason);
      return true;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => {
      if (body.length <= MAX_BODY_LENGTH) body += piece;
    });
    request.on('end', () => {
      try {
        const review = body.length > MAX_BODY_LENGTH ? undefined : applyChange(file, body);
        if (!review) return say(response, 400, 'This is not a review mark.');
        writeFileSync(file, reviewText(review));
        say(response, 200, reviewText(review));
      } catch (error) {
        say(response, 500, error instanceof Error ? error.message : 'The review file cannot be written.');
      }
    });
    return true;
  };
}

/** Guards against cross-site requests and DNS rebinding. */
function checkRequest({ method, headers }: IncomingMessage): { status: number; reason: string } | undefined {
  const host = headers.host ?? '';
  if (!/^(?:127\.0\.0\.1|localhost):\d+$/.test(host)) return { status: 403, reason: 'Only from this machine.' };
  if (method !== 'POST') return { status: 405, reason: 'Only POST.' };
  if (headers.origin !== `http://${host}`) return { status: 403, reason: 'Only from the atlas page.' };
  if (headers['content-type'] !== 'application/json') return { status: 415, reason: 'Only JSON.' };
  return undefined;
}

function applyChange(file: string, body: string): Review | undefined {
  const change = parseJson(body);
  if (typeof change !== 'object' || change === null || !('mark' in change) || !('gone' in change)) return undefined;
  if (!isMark(change.mark) || typeof change.gone !== 'boolean') return undefined;
  const review: Review = existsSync(file) ? readReview(readFileSync(file, 'utf8')) : { version: 1, marks: [] };
  return change.gone ? withoutMark(review, change.mark) : withMark(review, change.mark);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
