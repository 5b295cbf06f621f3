import { describe, expect, test } from 'vitest';
import {
  ApiError,
  codeOf,
  isOffline,
  isTransient,
  NOT_OFFERED,
  retryAfterOf,
  statusOf,
  throwIfRefused,
  type ApiErrorKind,
} from './errors';

const error = (kind: ApiErrorKind, status: number, code = 'Code', retryAfter?: number) =>
  new ApiError(kind, status, code, 'text', [], retryAfter);
const other = new Error('other');

describe('what an error tells', () => {
  test('is in its fields', () => {
    const details = [{ field: 'name', message: 'Too long' }];
    const full = new ApiError('http', 400, 'Invalid', 'No', details, 7);
    expect(full).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 400,
      code: 'Invalid',
      details,
      retryAfter: 7,
    });
    expect(full.message).toBe('No');
    expect(new ApiError('network', 0, 'Network', '').details).toEqual([]);
  });

  test.each<[ApiErrorKind, number, boolean]>([
    ['http', 400, false],
    ['http', 428, false],
    ['http', 429, true],
    ['http', 430, false],
    ['http', 499, false],
    ['http', 500, true],
    ['http', 503, true],
    ['network', 0, true],
    ['timeout', 0, true],
    ['malformed', 200, true],
  ])('%s %i: a retry may help: %s', (kind, status, expected) => {
    expect(isTransient(error(kind, status))).toBe(expected);
  });

  test('any other error is neither transient nor offline and has no code', () => {
    expect([isTransient(other), isOffline(other), statusOf(other), codeOf(other), retryAfterOf(other)]).toEqual([
      false,
      false,
      0,
      undefined,
      undefined,
    ]);
    expect([statusOf(error('http', 404)), codeOf(error('http', 404, 'Gone'))]).toEqual([404, 'Gone']);
  });

  test('only a missing connection is offline', () => {
    expect(isOffline(error('network', 0))).toBe(true);
    expect(isOffline(error('timeout', 0))).toBe(false);
    expect(isOffline(error('http', 503))).toBe(false);
  });

  test('a call that the server does not offer is never tried again', () => {
    expect(NOT_OFFERED).toBe('NotOffered');
    expect(retryAfterOf(error('http', 404, 'NotOffered'))).toBe(Infinity);
    expect(retryAfterOf(error('http', 429, 'TooMany', 30))).toBe(30);
    expect(retryAfterOf(error('http', 500))).toBeUndefined();
    expect(retryAfterOf({ code: 'NotOffered', retryAfter: 5 })).toBeUndefined();
  });
});

describe('ERR-01 a refusal with status 200', () => {
  test.each([
    {},
    { error: null },
    { error: null, code: '' },
    { code: '', message: 'fine' },
    { error: { code: '', message: '' }, code: 'ignored' },
  ])('%j is a success', (body) => {
    expect(throwIfRefused(body)).toBe(body);
  });

  test.each([
    [{ error: { code: 'Full', message: 'No place' } }, 'Full', 'No place'],
    [{ code: 'Full', message: 'No place' }, 'Full', 'No place'],
    [{ error: null, code: 'Full', message: null }, 'Full', ''],
    [{ code: 'Full' }, 'Full', ''],
  ])('%j is refused', (body, code, message) => {
    expect(() => throwIfRefused(body)).toThrow(
      expect.objectContaining({ name: 'ApiError', kind: 'http', status: 200, code, message }),
    );
  });
});
