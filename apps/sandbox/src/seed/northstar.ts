import { offered } from './methods';
import type { SeedBrand, SeedGame } from './shape';
import { type GameTexts, standardGame } from './standard-game';

type Channels = SeedGame['channels'];

const command: GameTexts = {
  unit: 'Credits',
  passes: ['Expedition Pass, 30 days', 'Icebreaker Season'],
  packs: ['Recruit’s Kit', 'Supply Drop', 'Command Centre'],
  limited: ['First Contact Pack', 'Weekly Airlift', 'Polar Fleet'],
};

function polarCommand(clientId: string, currency: string, name: string, channels: Channels) {
  return standardGame({
    clientId,
    gpId: 'polar-command',
    slug: 'polar-command',
    look: { shape: 'chip', material: 'frost', tint: '#243b55' },
    name,
    currency,
    servers: 34,
    serverNames: ['Borealis', 'Halley', 'McMurdo', 'Summit', 'Vostok', 'Zackenberg'],
    texts: command,
    channels,
  });
}

function wayfinder(
  clientId: string,
  name: string,
  gpId: string,
  channels: Channels,
  extra: Pick<GameTexts, 'cardExchange'> = {},
): SeedGame {
  return standardGame({
    clientId,
    gpId,
    slug: 'wayfinder-chronicles',
    look: { shape: 'cairn', material: 'slate', tint: '#0f766e' },
    name,
    currency: 'USD',
    serverNames: ['Compass', 'Sextant', 'Meridian', 'Latitude', 'Lodestone'],
    brandColor: '#0f766e',
    unitsPerDollar: 80,
    texts: {
      unit: 'Cairns',
      passes: ['Trail Pass, 30 days'],
      packs: ['Pathfinder’s Pack', 'Summit Cache'],
      limited: ['First Mile Pack', 'Weekly Rations', 'Atlas of Everything'],
      ...extra,
    },
    channels,
  });
}

const american: Channels = {
  US: offered('USD', 'card', 'paypal', 'applePay', 'xsolla', 'platform'),
};
const european: Channels = {
  DE: offered('EUR', 'paypal', 'card', 'klarna'),
  FR: offered('EUR', 'card', 'paypal'),
  NL: offered('EUR', 'ideal', 'paypal'),
};
const world: Channels = {
  GLOBAL: offered('USD', 'card', 'paypal', 'applePay', 'xsolla', 'platform'),
  BR: offered('USD', 'pix', 'boleto', 'card'),
  TR: offered('USD', 'card', 'xsolla'),
};

/** Northstar: the United States and Europe in an area of their own, and the rest of the world. */
export const northstarSeed: SeedBrand = {
  brand: 'northstar',
  areas: [
    {
      domainArea: 'useuro',
      entries: [
        polarCommand('590101', 'USD', 'Polar Command US', american),
        wayfinder('590102', 'Wayfinder Chronicles US', 'wayfinder-us', american),
        polarCommand('590103', 'EUR', 'Polar Command Europe', european),
      ],
    },
    {
      domainArea: 'universal',
      entries: [
        polarCommand('590201', 'USD', 'Polar Command', world),
        wayfinder('590202', 'Wayfinder Chronicles', 'wayfinder', world, {
          cardExchange: 'Redeem a gift card',
        }),
      ],
    },
  ],
  activities: ['cumulative'],
  roleNames: ['Rook', 'Halley', 'Maren', 'Scout', 'Vesper', 'Atlas'],
};
