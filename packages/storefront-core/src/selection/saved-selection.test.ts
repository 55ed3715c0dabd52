import { brands } from '@shop/brands/registry';
import { describe, expect, it } from 'vitest';
import { createShopStorage } from '../storage';
import { forgetSavedOrder, readSavedSelection, saveSelection, shopKey } from './saved-selection';
import { type Selection, emptySelection } from './selection';

const choice = { value: 'v', display: 'V' };
const complete: Selection = {
  game: { clientId: 'c1', gameProductId: 'gp1', gameName: 'Game', logo: 'l.svg' },
  area: null,
  server: choice,
  role: choice,
  productId: 'p1',
  region: 'TH',
  channelKey: 'k',
  subChannelId: null,
};
const day = 24 * 60 * 60 * 1000;

describe('saved selection', () => {
  it.each([complete, { ...complete, game: null }, emptySelection])(
    'comes back as it was when a game was chosen',
    (selection) => {
      const storage = createShopStorage(null, () => 0);
      saveSelection(storage, selection, 'nova');
      const expected = selection.game === null ? emptySelection : selection;
      expect(readSavedSelection(storage, 'nova')).toEqual(expected);
    },
  );

  it('is kept for 7 days (spec §9)', () => {
    let now = 0;
    const storage = createShopStorage(null, () => now);
    saveSelection(storage, complete, 'nova');
    now = 7 * day;
    expect(readSavedSelection(storage, 'nova')).toEqual(emptySelection);
  });

  it('forgets all but the game on sign-in (spec §4)', () => {
    const storage = createShopStorage(null, () => 0);
    saveSelection(storage, complete, 'nova');
    forgetSavedOrder(storage);
    expect(readSavedSelection(storage, 'nova')).toEqual({ ...emptySelection, game: complete.game });
  });

  const evil = '999999"><svg>';
  const evilChoice = { value: evil, display: 'Evil' };

  it('is none if its game has an id that no address could have', () => {
    const storage = createShopStorage(null, () => 0);
    const game = { clientId: evil, gameProductId: 'gp1', gameName: 'Game', logo: '' };
    saveSelection(storage, { ...complete, game }, 'nova');
    expect(readSavedSelection(storage, 'nova')).toEqual(emptySelection);
  });

  it.each(['area', 'server', 'role'])(
    'is the game alone if its %s has an id that no address could have',
    (part) => {
      const storage = createShopStorage(null, () => 0);
      saveSelection(storage, { ...complete, [part]: evilChoice }, 'nova');
      const { game } = complete;
      expect(readSavedSelection(storage, 'nova')).toEqual({ ...emptySelection, game });
    },
  );

  it('belongs to the area in which the brand sells the game', () => {
    const [settings] = brands[0]?.areas ?? [];
    const [brand] = brands;
    if (settings === undefined || brand === undefined) throw new Error('There is no brand.');
    const storage = createShopStorage(null, () => 0);
    const several = { ...brand, areas: [settings, { ...settings, area: 'sea' as const }] };
    saveSelection(storage, complete, shopKey(several, 'sea'));
    expect(readSavedSelection(storage, shopKey(several, settings.area))).toEqual(emptySelection);
    expect(readSavedSelection(storage, shopKey(several, 'sea'))).toEqual(complete);
    expect(shopKey({ ...brand, areas: [settings] }, 'sea')).toBe(brand.key);
  });
});
