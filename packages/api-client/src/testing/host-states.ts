import type { FakeTime } from './fake-time';

/** What a host does with one request. */
export type HostState = (time: FakeTime, signal: AbortSignal) => Promise<Response>;

const headers = { 'content-type': 'application/json; charset=utf-8' };

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => {
      reject(new DOMException('aborted', 'AbortError'));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
}

/** A body with these bytes, whatever they are. */
export function body(text: string, status = 200): HostState {
  return async () => new Response(status === 204 ? null : text, { status, headers });
}

/** An envelope. */
export function answer(code: number | string, content: unknown = null, msg = ''): HostState {
  return body(JSON.stringify({ code, msg, content }));
}

/** A success. */
export function ok(content: unknown): HostState {
  return answer(1, content);
}

/** Refused, unresolved, reset, without a certificate, without a CORS header: all the same to us. */
export const dead: HostState = async () => Promise.reject(new TypeError('Failed to fetch'));

/** Nothing comes back, ever. */
export const blackHole: HostState = (_, signal) => untilAborted(signal);

/** A state that is reached after some milliseconds. */
export function after(ms: number, state: HostState): HostState {
  return async (time, signal) => {
    await Promise.race([time.wait(ms, signal), untilAborted(signal)]);
    return state(time, signal);
  };
}

/** Headers, part of the body, and then nothing more. */
export const stalled: HostState = async (_, signal) =>
  new Response(
    new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode('{"code":1,'));
        await untilAborted(signal).catch((error: unknown) => {
          controller.error(error);
        });
      },
    }),
    { headers },
  );

/** One byte a second; the whole would take a minute. */
export const drip: HostState = async (time, signal) =>
  new Response(
    new ReadableStream({
      pull: async (controller) => {
        await time.wait(1000, signal);
        if (signal.aborted) controller.error(new DOMException('aborted', 'AbortError'));
        else controller.enqueue(new TextEncoder().encode(' '));
      },
    }),
    { headers },
  );

/** The connection breaks in the middle of the body. */
export const truncated: HostState = async () =>
  new Response(
    new ReadableStream({
      pull: (controller) => {
        controller.error(new TypeError('network error'));
      },
    }),
    { headers },
  );

/** A body without end, in pieces of 64 KiB; `sent` counts what was taken from it. */
export function endless(sent: { bytes: number }): HostState {
  return async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          sent.bytes += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(32));
        },
      }),
      { headers },
    );
}
