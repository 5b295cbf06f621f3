import type { Reroute } from './rerouted-calls';

export type Transport = (request: Request) => Promise<Response>;

let reroute: Reroute | undefined;

/** Sends a request over the network, rerouted by the deployment's overlay. */
export async function sendOverNetwork(request: Request): Promise<Response> {
  const target = reroute ? await reroute(request) : request;
  return target instanceof Response ? target : globalThis.fetch(target);
}

export function setReroute(next: Reroute | undefined): void {
  reroute = next;
}

let transport: Transport = sendOverNetwork;

export function send(request: Request): Promise<Response> {
  return transport(request);
}

/** Called only when the application or a story starts. */
export function setTransport(next: Transport): void {
  transport = next;
}
