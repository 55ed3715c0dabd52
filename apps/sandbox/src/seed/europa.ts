import type { OwnSeed } from './seed-of';

/** Europa: six countries, in euros. */
export const europaSeed: OwnSeed = {
  games: {
    eru: [
      {
        look: { shape: 'ducat', material: 'gold' },
        name: 'Kronen des Kontinents',
        servers: 36,
        serverNames: ['Aachen', 'Brügge', 'Florenz', 'Krakau', 'Toledo', 'Avignon'],
        texts: {
          unit: 'Dukaten',
          passes: ['Hofpass, 30 Tage', 'Reichssaison'],
          packs: ['Knappenpaket', 'Vorräte der Burg', 'Schatz der Krone'],
          limited: ['Paket zur Krönung', 'Wochenzehnt', 'Reichskleinodien'],
          cardExchange: 'Guthabenkarte einlösen',
        },
      },
      {
        gpId: 'alpine-railway',
        look: { shape: 'trainticket', material: 'paper' },
        name: 'Alpenbahn-Magnat',
        serverNames: ['Gotthard', 'Brenner', 'Semmering', 'Arlberg', 'Simplon'],
        brandColor: '#b91c1c',
        unitsPerDollar: 100,
        texts: {
          unit: 'Fahrscheine',
          passes: ['Streckenpass, 30 Tage'],
          packs: ['Kleiner Bahnhof', 'Panoramazug'],
          limited: ['Jungfernfahrt', 'Kohle der Woche', 'Historische Lokomotive'],
        },
      },
    ],
  },
  roleNames: ['Friedrich', 'Isabeau', 'Leonora', 'Casimir', 'Wilhelmine'],
};
