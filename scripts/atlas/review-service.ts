import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyChange, isChange, MAX_COMMENT_LENGTH, NO_REVIEW, readReview, reviewText, type Review } from './review.ts';

export const REVIEW_PATH = '/review';

/** In characters; leaves room for JSON escapes and the other fields of a mark. */
const MAX_BODY_LENGTH = MAX_COMMENT_LENGTH * 4 + 2000;

/** Returns false for other paths. */
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
        const review = body.length > MAX_BODY_LENGTH ? undefined : changedReview(file, body);
        if (!review) return say(response, 400, 'This is not a review mark or a comment.');
        saveReview(file, review);
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

export function loadReview(file: string): Review {
  try {
    return existsSync(file) ? readReview(readFileSync(file, 'utf8')) : NO_REVIEW;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Another program may read at any time. */
export function saveReview(file: string, review: Review): void {
  writeFileSync(`${file}.new`, reviewText(review));
  renameSync(`${file}.new`, file);
}

function changedReview(file: string, body: string): Review | undefined {
  const change = parseJson(body);
  return isChange(change) ? applyChange(loadReview(file), change) : undefined;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
