import fc from '#tests/fixtures/fast-check';
import type { Operation } from './validator';

export interface FilePart {
  readonly part: string;
  readonly bytes: Uint8Array;
}

const BOUNDARY = 'made-up-parts';

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

const pngStart = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];

export function fileArbitrary({ node }: Operation): fc.Arbitrary<FilePart> | undefined {
  const schema = node.requestBody?.content['multipart/form-data']?.schema;
  const part = Object.keys(schema?.properties ?? {})[0];
  if (part === undefined) return undefined;
  const any = fc.uint8Array({ maxLength: 200 });
  const picture = any.map((bytes) => Uint8Array.from([...pngStart, ...bytes]));
  return fc.oneof(picture, any).map((bytes) => ({ part, bytes }));
}

export function multipartBody({ part, bytes }: FilePart): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="made.png"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
