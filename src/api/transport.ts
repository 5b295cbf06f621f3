import type { Reroute } from './moved-calls';

/** Sends one request; the same shape as fetch. */
export type Transport = (request: Request) => Promise<Response>;

let reroute: Reroute | undefined;

/** Sends a request over the network, to the place where the deployment's overlay says that its backend has the call. */
export async function sendOverNetwork(request: Request): Promise<Response> {
  const target = reroute ? await reroute(request) : request;
  return target instanceof Response ? target : globalThis.fetch(target);
}

/** Sets what an overlay makes of the calls; undefined leaves them where the contract has them. */
export function setReroute(next: Reroute | undefined): void {
  reroute = next;
}

let transport: Transport = sendOverNetwork;

/** Sends a request the way that is set: over the network, or answered in the page by the emulator. */
export function send(request: Request): Promise<Response> {
  return transport(request);
}

/** Chooses who answers: only the start of the application and the stories call it. */
export function setTransport(next: Transport): void {
  transport = next;
}
