import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signature stays good, into the past and into the future. */
const toleranceSeconds = 300;
const secondInMs = 1000;

function sign(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret)
    .update(`${String(timestamp)}.${body}`)
    .digest('hex');
}

/**
 * The `Webhook-Signature` header over the raw body: `t=<seconds since 1970>,v1=<hex>`. The time is
 * signed along, so that a recorded webhook grows old.
 */
export function signatureHeader(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / secondInMs);
  return `t=${String(timestamp)},v1=${sign(secret, timestamp, body)}`;
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Whether a header was made with one of the live keys over exactly this body, within 300 seconds.
 * Every key is tried, so that a key can be changed while webhooks are under way.
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
  if (Math.abs(now.getTime() / secondInMs - timestamp) > toleranceSeconds) return false;
  return secrets.some((secret) => isSame(given, sign(secret, timestamp, body)));
}
