import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { describe, expect, it } from 'vitest';
import { playedGames } from './catalogue-rows';
import { type OwnSeed, seedOf } from './seed-of';
import type { SeedGame } from './shape';

const [someBrand] = brands;
if (someBrand === undefined) throw new Error('There is no brand.');

const phare: Brand = {
  ...someBrand,
  key: 'phare',
  name: 'Phare',
  areas: [
    {
      area: 'eru',
      currency: 'EUR',
      regions: ['FR', 'CH'],
      defaultLanguage: 'fr',
      firstGame: { clientId: '700001', gameProductId: 'phare-quest' },
    },
  ],
  payways: ['10201', '10801', '11702'],
};

function gamesOf(own?: OwnSeed, payways = phare.payways): readonly SeedGame[] {
  return playedGames(seedOf({ ...phare, payways }, own));
}

/** Returns the payment channel ids of each region, with the methods of the provider. */
function channelsWith(...payways: string[]): Readonly<Record<string, readonly string[]>> {
  const [game] = gamesOf({}, payways);
  return Object.fromEntries(
    Object.entries(game?.channels ?? {}).map(([region, list]) => [
      region,
      list.map(({ paywayId, channelId = '' }) => `${paywayId} ${channelId}`.trim()),
    ]),
  );
}

function languagesOf(name: string): number {
  const names: unknown = JSON.parse(name);
  return typeof names === 'object' && names !== null ? Object.keys(names).length : 0;
}

describe('the seed of a brand that states nothing of its own', () => {
  it('sells the first game of each area, in its currency', () => {
    const game = { clientId: '700001', gpId: 'phare-quest', name: 'Phare', currency: 'EUR' };
    expect(gamesOf()).toMatchObject([game]);
  });

  it('names goods and their types in each language of the shop', () => {
    const names = gamesOf().flatMap(({ goods }) =>
      goods.flatMap(({ name, typeName }) => [name, typeName]),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names.map(languagesOf))).toEqual(new Set([18]));
  });

  it('offers in each region what its players pay with, of the channels under contract', () => {
    expect(channelsWith('10201', '10801', '11001', '11701', '11702')).toEqual({
      FR: ['11701 CARTE_BANCAIRE', '10201', '11001 applepay', '10801'],
      CH: ['11702 CARD', '10201', '11001 applepay', '11701 UNIONPAY', '10801'],
    });
    expect(channelsWith('10201', '11001')).toMatchObject({
      FR: ['11001 scheme', '10201', '11001 applepay'],
    });
  });

  it('adds channels under contract that no region lists to each of them', () => {
    const added = ['10303', '10401 DEFAULT'];
    expect(channelsWith('10303', '10401')).toEqual({ FR: added, CH: added });
    const [game] = gamesOf({}, ['10303']);
    expect(game?.channels['FR']).toMatchObject([
      { name: 'MyCard 點數', icon: 'channels/mycard-points' },
    ]);
    const [withCards] = gamesOf({}, ['10301']);
    // Its provider has no picture, so it has that of its kind.
    expect(withCards?.channels['FR']).toMatchObject([{ icon: 'channels/voucher' }]);
    // Usual elsewhere in the world, so the method is known.
    const [french] = gamesOf({ games: { eru: [{ regions: ['FR'] }] } }, ['10801', '12101']);
    expect(french?.channels['FR']).toMatchObject([
      { paywayId: '10801' },
      { paywayId: '12101', channelId: '1380' },
    ]);
  });
});

it('names the in-game currency as a seed does, and everything else as usual', () => {
  const goods = (own: OwnSeed) => gamesOf(own)[0]?.goods ?? [];
  const [pearls] = goods({ games: { eru: [{ unit: 'Pearls' }] } });
  expect(pearls?.name).toBe('60 Pearls');
  const named = (own: OwnSeed) =>
    goods(own)
      .slice(6)
      .map(({ name }) => name);
  expect(named({ games: { eru: [{ unit: 'Pearls' }] } })).toEqual(named({}));
});

it('gives further games of an area the next ids, and keeps what a seed says of them', () => {
  const group = { clientId: '700010', gpId: 'isles', name: 'Isles', games: [{}, { gpId: 'reef' }] };
  const own = { gpId: 'cove', name: 'Cove', currency: 'CHF', regions: ['CH'], channels: {} };
  expect(gamesOf({ games: { eru: [{}, own, group] } })).toMatchObject([
    { clientId: '700001', name: 'Phare' },
    { clientId: '700002', gpId: 'cove', slug: 'cove', name: 'Cove', currency: 'CHF', channels: {} },
    { clientId: '700011', gpId: 'phare-quest' },
    { clientId: '700012', gpId: 'reef', currency: 'EUR' },
  ]);
});

it('draws goods in the colour of the game, else of the brand, unless a seed names another', () => {
  const look = { shape: 'pearl', material: 'pearl' } as const;
  const tints = gamesOf({
    games: {
      eru: [
        { look },
        { look, brandColor: '#123456' },
        { look: { ...look, tint: '#abcdef' }, brandColor: '#123456' },
      ],
    },
  }).map((game) => game.look);
  expect(tints).toEqual([
    { ...look, tint: phare.theme.colour },
    { ...look, tint: '#123456' },
    { ...look, tint: '#abcdef' },
  ]);
});
