import { describe, expect, it } from 'vitest';
import { orderAnswer } from './order-answer';

const call = 'paypalPay';

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
    const error = { kind: 'refused', call, code: -3061, msg: 'no', content: null } as const;
    expect(orderAnswer({ error })).toEqual({
      kind: 'refused',
      code: -3061,
      msg: 'no',
      content: null,
    });
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
