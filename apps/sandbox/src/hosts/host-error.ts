import type { FastifyError, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { errorCode, errorText } from '../start/errors';
import { hostName } from './host-role';

/** Why a request gets no proper answer, as far as the caller may know it. */
export interface HostError {
  /** HTTP status, for the hosts that answer with one. */
  readonly status: number;
  /** Whether it is our fault, so that the same request may succeed later. */
  readonly isServerFault: boolean;
  /** What is wrong with the request, for testers; empty where the fault is ours. */
  readonly reason: string;
}

/** There is nothing at this address. */
export const notFound: HostError = { status: 404, isServerFault: false, reason: 'not found' };

/** A request that is refused for what it says. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** How Fastify and we mark a request that was refused for what it says. */
const refused = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });

/** Text that PostgreSQL cannot store: character 0, and halves of characters in JSON. */
const unstorable: ReadonlySet<string> = new Set(['22021', '22P05']);

const serverFault: HostError = { status: 500, isServerFault: true, reason: '' };

/** The error that another one was made from, down to the first. Drizzle wraps those of the driver. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;
}

/** Tells errors that the caller has made from ours. */
export function hostErrorOf(error: FastifyError | Error): HostError {
  const { message: reason } = error;
  if (v.isValiError(error)) return { status: 400, isServerFault: false, reason };
  if (v.is(refused, error)) return { status: error.statusCode, isServerFault: false, reason };
  const isUnstorable = unstorable.has(errorCode(causeOf(error)));
  return isUnstorable ? { status: 400, isServerFault: false, reason: 'not a text' } : serverFault;
}

/** What PostgreSQL says of data it cannot read (SQLSTATE class 22) quotes the data. */
function withoutValues(error: unknown): string {
  const text = errorText(error);
  return errorCode(error).startsWith('22') ? text.replace(/"[^]*"/, '"…"') : text;
}

const maxFrames = 3;

/** Where in our code it happened; the lines before, with the message, are left out. */
function frames(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const lines = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return lines
    .slice(0, maxFrames)
    .map((line) => `\n${line}`)
    .join('');
}

/**
 * Writes down what went wrong on our side: the first cause, and the route as it was mounted. Paths
 * hold order numbers and the keys of links, statements hold names and the hashes of tokens; none of
 * them belongs in a log.
 */
export function logServerError(request: FastifyRequest, error: unknown): void {
  const cause = causeOf(error);
  const route = (request.routeOptions.url ?? '').replace(/^\/@[a-z-]+/, '');
  const place = `${request.method} ${hostName(request.headers.host)}${route}`;
  console.error(`${place} failed: ${withoutValues(cause)}${frames(cause)}`);
}
