import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a signature may be in the past or in the future. */
const toleranceSeconds = 300;
const secondMs = 1000;

function sign(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret)
    .update(`${String(timestamp)}.${body}`)
    .digest('hex');
}

/**
 * The `Webhook-Signature` header over the raw body: `t=<seconds since 1970>,v1=<hex>`. The time is
 * signed too, so that a recorded webhook cannot be replayed later.
 */
export function signatureHeader(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / secondMs);
  return `t=${String(timestamp)},v1=${sign(secret, timestamp, body)}`;
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Reports whether a header is a valid signature of the body by one of the keys, made within 300
 * seconds. All keys are tried, so that a key can be rotated while webhooks are in flight.
 */
export function isSigned(
  header: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === undefined || given === undefined) return false;
  const timestamp = Number(time);
  if (Math.abs(now.getTime() / secondMs - timestamp) > toleranceSeconds) return false;
  return secrets.some((secret) => isSame(given, sign(secret, timestamp, body)));
}
