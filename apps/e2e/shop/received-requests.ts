import * as v from 'valibot';

const received = v.object({
  requests: v.array(v.object({ path: v.string(), query: v.record(v.string(), v.string()) })),
});

/** A call as the sandbox received it; secrets are masked. */
export type ReceivedRequest = v.InferOutput<typeof received>['requests'][number];

/** Every call that the sandbox on a port has received since its reset. */
export async function readRequests(port: number): Promise<readonly ReceivedRequest[]> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/sandbox/requests`);
  return v.parse(received, await answer.json()).requests;
}
