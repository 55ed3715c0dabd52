import type { ChannelKind } from '@shop/contract';
import { createI18n, loadCatalogue } from '@shop/i18n';
import { expect, it } from 'vitest';
import { channelGroups } from './channel-groups';
import type { KindedOption } from './use-channel-rows';

const i18n = await createI18n({ language: 'en', load: loadCatalogue });
await i18n.loadDeferred();
const translate = i18n.translateIn('en');

function row(kind: ChannelKind, key: string): KindedOption {
  return { key, kind, name: key, icon: '', description: '', hasSubChannels: false };
}

/** Returns the groups as text: title, rows, and what is folded below which row. */
function shown(...rows: readonly KindedOption[]): readonly string[] {
  return channelGroups(rows, translate).map(({ title, channels, folded }) => {
    const keys = channels.map(({ key }) => key).join(' ');
    const behind = folded?.channels.map(({ key }) => key).join(' ');
    return `${title ?? '-'}: ${keys}${folded ? ` | ${folded.title}: ${String(behind)}` : ''}`;
  });
}

const card = row('card', 'pingpongx');
const wallet = row('wallet', 'paypal');

it('groups the ways to pay by kind, and folds all cards but the first', () => {
  expect(
    shown(card, wallet, row('card', 'xsolla'), row('wallet', 'apple'), row('card', 'airwallex')),
  ).toEqual([
    'Cards: pingpongx | Other card payments (2): xsolla airwallex',
    'Wallets: paypal apple',
  ]);
});

it('names a channel of no known kind as one more way to pay', () => {
  const groups = shown(card, wallet, row('bank', 'fps'), row('carrier', 'load'), row('other', 'x'));
  expect(groups.at(-1)).toBe('More ways to pay: x');
});

it('has no headings for four channels, though the cards among them are folded', () => {
  expect(shown(wallet, card, row('card', 'xsolla'), row('bank', 'fps'))).toEqual([
    '-: paypal',
    '-: pingpongx | Other card payments (1): xsolla',
    '-: fps',
  ]);
});

it('has no heading for one kind', () => {
  const wallets = ['a', 'b', 'c', 'd', 'e'].map((key) => row('wallet', key));
  expect(shown(...wallets)).toEqual(['-: a b c d e']);
});

it('shows the card that was used last, which is the first of them', () => {
  const [group] = channelGroups([row('card', 'airwallex'), wallet, card], translate);
  expect(group?.channels.map(({ key }) => key)).toEqual(['airwallex']);
});
