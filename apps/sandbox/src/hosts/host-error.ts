import type { FastifyError, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { errorCode, errorText } from '../start/errors';
import { hostName } from './host-role';

/** Why a request failed, as far as the client may know. */
export interface HostError {
  /** HTTP status, for hosts that use it. */
  readonly status: number;
  /** Whether the server failed, so that the same request may succeed later. */
  readonly isServerFault: boolean;
  /** What is wrong with the request, for testers; empty if the server failed. */
  readonly reason: string;
}

/** The error of an unknown path. */
export const notFound: HostError = { status: 404, isServerFault: false, reason: 'not found' };

/** Thrown to refuse an invalid request. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Errors of invalid requests, thrown by Fastify or by us. */
const refused = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });

/** SQLSTATEs of text that PostgreSQL cannot store: U+0000, and lone surrogates in JSON. */
const unstorable: ReadonlySet<string> = new Set(['22021', '22P05']);

const serverFault: HostError = { status: 500, isServerFault: true, reason: '' };

/** Returns the root cause of an error. Drizzle wraps the driver's errors. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;
}

/** Maps a thrown error to the client's or the server's fault. */
export function hostErrorOf(error: FastifyError | Error): HostError {
  const { message: reason } = error;
  if (v.isValiError(error)) return { status: 400, isServerFault: false, reason };
  if (v.is(refused, error)) return { status: error.statusCode, isServerFault: false, reason };
  const isUnstorable = unstorable.has(errorCode(causeOf(error)));
  return isUnstorable ? { status: 400, isServerFault: false, reason: 'not a text' } : serverFault;
}

/** Returns an error's text without the data that PostgreSQL quotes in class 22 errors. */
function withoutValues(error: unknown): string {
  const text = errorText(error);
  return errorCode(error).startsWith('22') ? text.replace(/"[^]*"/, '"…"') : text;
}

const maxFrames = 3;

/** Returns the first stack frames, without the message above them. */
function frames(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const lines = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return lines
    .slice(0, maxFrames)
    .map((line) => `\n${line}`)
    .join('');
}

/**
 * Logs a server error: its root cause and the route pattern. Paths contain order numbers and link
 * keys, SQL statements contain names and token hashes, so neither is logged.
 */
export function logServerError(request: FastifyRequest, error: unknown): void {
  const cause = causeOf(error);
  const route = (request.routeOptions.url ?? '').replace(/^\/@[a-z-]+/, '');
  const place = `${request.method} ${hostName(request.headers.host)}${route}`;
  console.error(`${place} failed: ${withoutValues(cause)}${frames(cause)}`);
}
