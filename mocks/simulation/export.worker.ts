import { createPartMaker, type FilePlan } from './export-plan';

export interface PartRequest {
  readonly plan?: FilePlan;
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

export interface PartAnswer {
  readonly part: number;
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

declare const self: DedicatedWorkerGlobalScope;

let make: ReturnType<typeof createPartMaker> | undefined;

self.onmessage = ({ data }: MessageEvent<PartRequest>) => {
  if (data.plan) make = createPartMaker(data.plan);
  if (!make) throw new Error('The first request must contain the plan.');
  const answer: PartAnswer = { part: data.part, pieces: make(data.from, data.to) };
  self.postMessage(
    answer,
    answer.pieces.map((piece) => piece.buffer),
  );
};
