import { Code } from '@shop/contract';

/** Given before the idempotency key is looked at. */
const beforeKey: ReadonlySet<number> = new Set<Code>([
  Code.notLoggedIn,
  Code.notFound,
  Code.tooManyRequests,
  Code.serverError,
]);

/**
 * Whether a refusal says what became of an intent to buy. Those that are given before its key is
 * looked at say that this call made no order, and nothing of an earlier one: the intent keeps its
 * key, so that the next press ends at the order that there may be.
 */
export function answersIntent(code: number): boolean {
  return !beforeKey.has(code);
}
