import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCardMessage } from './card-message';

const base = { type: 'shop-card', version: 1 };

describe('readCardMessage', () => {
  it.each([
    [{ ...base, event: 'ready' }, { event: 'ready' }],
    [{ ...base, event: 'done' }, { event: 'done' }],
    [{ ...base, event: 'cancelled' }, { event: 'cancelled' }],
    [{ ...base, event: 'failed' }, { event: 'failed' }],
    [
      { ...base, event: 'height', height: 240.5 },
      { event: 'height', height: 240.5 },
    ],
    [{ ...base, event: 'done', digits: '4111' }, { event: 'done' }],
  ])('reads %j', (posted, message) => {
    expect(readCardMessage(posted)).toEqual(message);
  });

  it.each([
    [null],
    ['shop-card'],
    [[base]],
    [{ event: 'done' }],
    [{ ...base, version: 2, event: 'done' }],
    [{ ...base, version: '1', event: 'done' }],
    [{ ...base, type: 'other', event: 'done' }],
    [{ ...base, event: 'paid' }],
    [{ ...base, event: 'height' }],
    [{ ...base, event: 'height', height: '100' }],
    [{ ...base, event: 'height', height: -1 }],
    [{ ...base, event: 'height', height: Number.POSITIVE_INFINITY }],
    [Object.create({ ...base, event: 'done' })],
  ])('returns null for %j', (posted: unknown) => {
    expect(readCardMessage(posted)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (posted) => {
        expect(readCardMessage(posted)).toBeNull();
      }),
    );
  });
});
