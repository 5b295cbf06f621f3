/** Waits real milliseconds, or until `signal` aborts. */
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

const PIECES = 10;

/** Returns the response with a body that takes this long to arrive. */
export async function dripping(response: Response, milliseconds: number): Promise<Response> {
  if (!response.body) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
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

const REACHES = 30;

/** Returns the response, whose body breaks off halfway. Without a body it is a network error. */
export async function brokenInTheMiddle(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return Response.error();
  let begun = false;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (begun) {
        await wait(REACHES);
        controller.error(new TypeError('the connection was reset'));
      } else controller.enqueue(bytes.subarray(0, Math.max(1, bytes.length >> 1)));
      begun = true;
    },
  });
  return new Response(body, response);
}
