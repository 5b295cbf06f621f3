/** Sends one request; the same shape as fetch. */
export type Transport = (request: Request) => Promise<Response>;

let transport: Transport = (request) => globalThis.fetch(request);

/** Sends a request the way that is set: over the network, or answered in the page by the emulator. */
export function send(request: Request): Promise<Response> {
  return transport(request);
}

/** Chooses who answers: only the start of the application and the stories call it. */
export function setTransport(next: Transport): void {
  transport = next;
}
