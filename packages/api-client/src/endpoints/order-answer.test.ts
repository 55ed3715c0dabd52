import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { orderAnswer } from './order-answer';

const call = 'paypalPay';
const refusal = { kind: 'refused', call, msg: 'no', content: null } as const;

describe('what became of the wish to create an order', () => {
  it.each([
    [-1, false],
    [10, true],
  ] as const)('an order with result code %d is repeated: %s (spec §4)', (status, repeated) => {
    expect(orderAnswer({ data: { billing_no: 'B1', url: 'u', status } })).toEqual({
      kind: 'created',
      billing_no: 'B1',
      url: 'u',
      repeated,
    });
  });

  it('only the back end’s own no is one', () => {
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
  ])('a no that nobody looked for, %d, is one only where no attempt was lost before', (code) => {
    const [first, second] = [1, 2].map((attempts) =>
      orderAnswer({ error: { ...refusal, code, attempts } }),
    );
    expect(first).toMatchObject({ kind: 'refused', code });
    expect(second).toEqual({ kind: 'unknown' });
  });

  it.each(['network', 'timeout', 'malformed', 'server', 'aborted'] as const)(
    'without an answer (%s) nobody knows',
    (reason) => {
      expect(orderAnswer({ error: { kind: 'failed', call, reason, attempts: 3 } })).toEqual({
        kind: 'unknown',
      });
    },
  );

  it('an error of our own is no answer either', () => {
    expect(orderAnswer({ error: { message: 'a bug' } })).toEqual({ kind: 'unknown' });
    expect(orderAnswer({})).toEqual({ kind: 'unknown' });
  });
});
