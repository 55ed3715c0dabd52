import { offered } from './methods';
import type { SeedBrand } from './shape';
import { standardGame } from './standard-game';

const channels = {
  DE: offered('EUR', 'paypal', 'adyenCard', 'klarna', 'applePay', 'platform'),
  FR: offered('EUR', 'carteBancaire', 'paypal', 'applePay'),
  NL: offered('EUR', 'ideal', 'paypal', 'adyenCard'),
  IT: offered('EUR', 'adyenCard', 'paypal'),
  ES: offered('EUR', 'adyenCard', 'paypal', 'xsolla'),
  PL: offered('EUR', 'przelewy24', 'adyenCard'),
};

const kronen = standardGame({
  clientId: '630001',
  gpId: 'kronen',
  slug: 'kronen',
  look: { shape: 'ducat', material: 'gold', tint: '#7a1f45' },
  name: 'Kronen des Kontinents',
  currency: 'EUR',
  servers: 36,
  serverNames: ['Aachen', 'Brügge', 'Florenz', 'Krakau', 'Toledo', 'Avignon'],
  texts: {
    unit: 'Dukaten',
    passes: ['Hofpass, 30 Tage', 'Reichssaison'],
    packs: ['Knappenpaket', 'Vorräte der Burg', 'Schatz der Krone'],
    limited: ['Paket zur Krönung', 'Wochenzehnt', 'Reichskleinodien'],
    cardExchange: 'Guthabenkarte einlösen',
  },
  channels,
});

const railway = standardGame({
  clientId: '630002',
  gpId: 'alpine-railway',
  slug: 'alpine-railway',
  look: { shape: 'trainticket', material: 'paper', tint: '#b91c1c' },
  name: 'Alpenbahn-Magnat',
  currency: 'EUR',
  serverNames: ['Gotthard', 'Brenner', 'Semmering', 'Arlberg', 'Simplon'],
  brandColor: '#b91c1c',
  unitsPerDollar: 100,
  texts: {
    unit: 'Fahrscheine',
    passes: ['Streckenpass, 30 Tage'],
    packs: ['Kleiner Bahnhof', 'Panoramazug'],
    limited: ['Jungfernfahrt', 'Kohle der Woche', 'Historische Lokomotive'],
  },
  channels,
});

/** Europa: six countries, in euros. */
export const europaSeed: SeedBrand = {
  brand: 'europa',
  areas: [{ domainArea: 'eru', entries: [kronen, railway] }],
  activities: ['cumulative', 'continue'],
  roleNames: ['Friedrich', 'Isabeau', 'Leonora', 'Casimir', 'Wilhelmine'],
};
