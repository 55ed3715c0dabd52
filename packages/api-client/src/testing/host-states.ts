import type { UnderlyingSource } from 'node:stream/web';
import type { FakeTime } from './fake-time';

/** How a host handles one request. */
export type HostState = (
  time: FakeTime,
  signal: AbortSignal,
  init?: RequestInit,
) => Promise<Response>;

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

function streamed(source: UnderlyingSource<Uint8Array>): Promise<Response> {
  return Promise.resolve(new Response(new ReadableStream(source), { headers }));
}

/** A body with the given text. */
export function body(text: string, status = 200, more: Record<string, string> = {}): HostState {
  const init = { status, headers: { ...headers, ...more } };
  return () => Promise.resolve(new Response(status === 204 ? null : text, init));
}

/** An envelope. */
export function answer(code: number | string, content: unknown = null, msg = ''): HostState {
  return body(JSON.stringify({ code, msg, content }));
}

/** A success. */
export function ok(content: unknown): HostState {
  return answer(1, content);
}

/** No connection: refused, reset, unresolved, or without certificate or CORS header. */
export const dead: HostState = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer, ever. */
export const blackHole: HostState = (_, signal) => untilAborted(signal);

/** A state after a delay. */
export function after(ms: number, state: HostState): HostState {
  return async (time, signal) => {
    await Promise.race([time.wait(ms, signal), untilAborted(signal)]);
    return state(time, signal);
  };
}

/** A redirect to another site, as of a captive portal. If followed, it returns a page. */
export const redirect: HostState = (time, signal, init) =>
  init?.redirect === 'error' ? dead(time, signal) : body('<!doctype html>')(time, signal);

/** A body in two pieces, the second after some milliseconds. */
export function slowly(text: string, ms: number): HostState {
  return (time, signal) => {
    const pieces = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
    return streamed({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode(pieces[0]));
        await time.wait(ms, signal);
        controller.enqueue(new TextEncoder().encode(pieces[1]));
        controller.close();
      },
    });
  };
}

/** Headers and part of the body, then nothing. */
export const stalled: HostState = (_, signal) =>
  streamed({
    start: async (controller) => {
      controller.enqueue(new TextEncoder().encode('{"code":1,'));
      await untilAborted(signal).catch((error: unknown) => {
        controller.error(error);
      });
    },
  });

/** One byte a second; the whole would take a minute. */
export const drip: HostState = (time, signal) =>
  streamed({
    pull: async (controller) => {
      await time.wait(1000, signal);
      if (signal.aborted) controller.error(new DOMException('aborted', 'AbortError'));
      else controller.enqueue(new TextEncoder().encode(' '));
    },
  });

/** The connection breaks in the middle of the body. */
export const truncated: HostState = () =>
  streamed({
    pull: (controller) => {
      controller.error(new TypeError('network error'));
    },
  });

/** An endless body in chunks of 64 KiB. `sent` counts the bytes read, and the cancellations. */
export function endless(sent: { bytes: number; left: number }): HostState {
  return () =>
    streamed({
      cancel: () => {
        sent.left += 1;
      },
      pull: (controller) => {
        sent.bytes += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
}
