import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { orderAnswer } from './order-answer';

const call = 'paypalPay';
const refusal = { kind: 'refused', call, msg: 'no', content: null } as const;

describe('orderAnswer', () => {
  it.each([
    [-1, false],
    [10, true],
  ] as const)('reads result code %d as repeated: %s (spec §4)', (status, repeated) => {
    expect(orderAnswer({ data: { billing_no: 'B1', url: 'u', status } })).toEqual({
      kind: 'created',
      billing_no: 'B1',
      url: 'u',
      repeated,
    });
  });

  it('reports `refused` for an explicit refusal', () => {
    const error = { ...refusal, code: Code.purchaseLimitReached, attempts: 2 };
    expect(orderAnswer({ error })).toEqual({
      kind: 'refused',
      code: -3061,
      msg: 'no',
      content: null,
    });
  });

  it.each([
    Code.notLoggedIn,
    Code.malformedRequest,
    Code.notFound,
    Code.tooManyRequests,
    Code.serverError,
  ])('reports `unknown` for %d if an earlier attempt had no answer', (code) => {
    const [first, second] = [1, 2].map((attempts) =>
      orderAnswer({ error: { ...refusal, code, attempts } }),
    );
    expect(first).toMatchObject({ kind: 'refused', code });
    expect(second).toEqual({ kind: 'unknown' });
  });

  it.each(['network', 'timeout', 'malformed', 'server', 'aborted'] as const)(
    'reports `unknown` without an answer: %s',
    (reason) => {
      expect(orderAnswer({ error: { kind: 'failed', call, reason, attempts: 3 } })).toEqual({
        kind: 'unknown',
      });
    },
  );

  it('reports `unknown` for an error in the client', () => {
    expect(orderAnswer({ error: { message: 'a bug' } })).toEqual({ kind: 'unknown' });
    expect(orderAnswer({})).toEqual({ kind: 'unknown' });
  });
});
