import { describe, expect, it } from 'vitest';
import { razerGoldChannel } from './razer-gold-channel';

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

const table = new Map([
  ['1', 'e_wallet'],
  ['3', 'prepaid_card'],
  ['605', 'molpoints'],
  ['127', 'ininal'],
  ['143', 'truewallet'],
  ['142', 'linepay'],
  ['602', 'truemoney'],
  ['601', '12call'],
  ...[...range(128, 134), ...range(136, 141)].map((id) => [id, 'tryinternet_bank'] as const),
  ...[...range(91, 94), '121'].map((id) => [id, 'banking'] as const),
]);

describe('the channel codes of the gold-card provider (spec §9)', () => {
  it('match the table exactly', () => {
    for (const id of ['', '0', '01', ' 1', '1e0', '-1', 'toString', ...range(0, 1000)]) {
      expect([id, razerGoldChannel(id)]).toEqual([id, table.get(id) ?? null]);
    }
  });
});
