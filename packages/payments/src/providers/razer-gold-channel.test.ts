import { describe, expect, it } from 'vitest';
import { goldCodes } from '../../../contract/test/payment-table';
import { razerGoldChannel } from './razer-gold-channel';

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

describe('the channel codes of the gold-card provider (spec §9)', () => {
  it('match the table exactly', () => {
    for (const id of ['', '0', '01', ' 1', '1e0', '-1', 'toString', ...range(0, 1000)]) {
      expect([id, razerGoldChannel(id)]).toEqual([id, goldCodes.get(id) ?? null]);
    }
  });
});
