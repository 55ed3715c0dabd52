import { cardExchangeType, packCardInfo, readCardInfo } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providers } from '../providers';
import { type CardSituation, cardModeOf, isReadyToBuy } from './card-mode';

const gems = { type_key: 'gems' };
const exchange = { type_key: cardExchangeType };
const wallet = { payway_id: '10201' };
const inGameCard = { payway_id: '10301' };
const everyChannel = providers.flatMap(({ paywayIds }) => paywayIds);

describe('card mode is forced for card-exchange goods or by the in-game card channel (spec §4)', () => {
  it.each<[string, CardSituation, object]>([
    [
      'no channel yet',
      { goods: gems, channel: null },
      { kind: 'none', form: 'channels', isPriceShown: true, back: null, button: 'buy' },
    ],
    [
      'another channel',
      { goods: gems, channel: wallet },
      { kind: 'none', form: 'channels', isPriceShown: true, back: null, button: 'buy' },
    ],
    [
      'the in-game card channel',
      { goods: gems, channel: inGameCard },
      { kind: 'in-game', form: 'card', isPriceShown: true, back: 'channels', button: 'buy' },
    ],
    [
      'card-exchange goods, whose price is hidden',
      { goods: exchange, channel: null },
      { kind: 'exchange', form: 'card', isPriceShown: false, back: 'close', button: 'exchange' },
    ],
    [
      'card-exchange goods, although a channel is still chosen',
      { goods: exchange, channel: inGameCard },
      { kind: 'exchange', form: 'card', isPriceShown: false, back: 'close', button: 'exchange' },
    ],
  ])('%s', (_, situation, mode) => {
    expect(cardModeOf(situation)).toEqual(mode);
  });

  it('is not forced by any other channel of spec §9', () => {
    const forcing = everyChannel.filter(
      (payway_id) => cardModeOf({ goods: gems, channel: { payway_id } }).kind !== 'none',
    );
    expect(forcing).toEqual(['10301']);
  });

  it('has a card form and a back button, or neither', () => {
    const anyChannel = fc.option(fc.constantFrom(...everyChannel, '99999'));
    fc.assert(
      fc.property(fc.constantFrom(gems, exchange), anyChannel, (goods, payway_id) => {
        const channel = payway_id === null ? null : { payway_id };
        const mode = cardModeOf({ goods, channel });
        expect(mode.form === 'card').toBe(mode.kind !== 'none');
        expect(mode.back !== null).toBe(mode.kind !== 'none');
        expect(cardModeOf({ goods, channel })).toBe(mode);
      }),
    );
  });
});

describe('the buy button (spec §5)', () => {
  const card = { number: '5300', password: 'KX7Q' };
  const none = { number: '', password: '' };

  it.each<[string, CardSituation, typeof card, boolean]>([
    ['no channel chosen', { goods: gems, channel: null }, none, false],
    ['no channel chosen, but a card entered', { goods: gems, channel: null }, card, false],
    ['a channel chosen', { goods: gems, channel: wallet }, none, true],
    ['the card channel without a card', { goods: gems, channel: inGameCard }, none, false],
    ['the card channel with a card', { goods: gems, channel: inGameCard }, card, true],
    ['an exchange without a card', { goods: exchange, channel: null }, none, false],
    ['an exchange with a card', { goods: exchange, channel: null }, card, true],
    ['no password', { goods: exchange, channel: null }, { ...card, password: '' }, false],
    ['no number', { goods: exchange, channel: null }, { ...card, number: '' }, false],
    [
      'a password of spaces',
      { goods: exchange, channel: null },
      { ...card, password: '  ' },
      false,
    ],
    ['a number of spaces', { goods: exchange, channel: null }, { ...card, number: '\t' }, false],
  ])('with %s (%j, %j) is enabled: %s', (_, situation, typed, isEnabled) => {
    expect(isReadyToBuy({ ...situation, card: typed })).toBe(isEnabled);
  });

  it('is enabled in card mode exactly when the card can be sent', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.constantFrom('', ' ', '\u00a0', '\ufeff', '한', ` ${'1'.repeat(90)} `),
    );
    fc.assert(
      fc.property(typed, typed, (number, password) => {
        const isSent = readCardInfo(packCardInfo({ number, password })) !== null;
        const situation = { goods: exchange, channel: null, card: { number, password } };
        expect(isReadyToBuy(situation)).toBe(isSent);
      }),
    );
  });
});
