export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });
}

const CHUNK_COUNT = 10;

/** Returns the response with a body that takes this long to arrive. */
export async function withSlowBody(response: Response, milliseconds: number): Promise<Response> {
  if (!response.body) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = Math.max(1, Math.ceil(bytes.length / CHUNK_COUNT));
  const pause = milliseconds / Math.max(1, Math.ceil(bytes.length / size));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await wait(pause);
      if (sent < bytes.length) controller.enqueue(bytes.subarray(sent, (sent += size)));
      if (sent >= bytes.length) controller.close();
    },
  });
  return new Response(body, response);
}

const FIRST_HALF_DELAY = 30;

/** Returns the response, whose body breaks off halfway. Without a body it is a network error. */
export async function withBrokenBody(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return Response.error();
  let isFirstHalfSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (isFirstHalfSent) {
        await wait(FIRST_HALF_DELAY);
        controller.error(new TypeError('the connection was reset'));
      } else controller.enqueue(bytes.subarray(0, Math.max(1, bytes.length >> 1)));
      isFirstHalfSent = true;
    },
  });
  return new Response(body, response);
}
