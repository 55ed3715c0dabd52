import type { DomainArea } from '@shop/contract';
import { offered } from './methods';
import type { SeedBrand, SeedChannel, SeedGame } from './shape';
import { type GameTexts, standardGame } from './standard-game';

type Channels = Readonly<Record<string, readonly SeedChannel[]>>;

/** Frostbound in the languages of its areas: name of the game, names of its servers and goods. */
const frostboundTexts = {
  en: {
    name: 'Frostbound Saga',
    serverNames: ['Icewall', 'Northwatch', 'Palefjord', 'Rimehold', 'Snowcrest', 'Wolfden'],
    unit: 'Runestones',
    passes: ['Winter Pass, 30 days', 'Saga Season Pass'],
    packs: ['Trapper’s Kit', 'Jarl’s Provisions', 'Longship Hoard'],
    limited: ['First Snow Pack', 'Weekly Firewood', 'Crown of the North'],
  },
  de: {
    name: 'Frostbund-Saga',
    serverNames: ['Eiswall', 'Nordwacht', 'Bleichfjord', 'Reifhold', 'Schneekamm', 'Wolfsbau'],
    unit: 'Runensteine',
    passes: ['Winterpass, 30 Tage', 'Saga-Saisonpass'],
    packs: ['Fallenstellerpaket', 'Vorräte des Jarls', 'Hort des Langschiffs'],
    limited: ['Paket zum ersten Schnee', 'Brennholz der Woche', 'Krone des Nordens'],
  },
  'zh-TW': {
    name: '霜界傳說',
    serverNames: ['冰牆', '北境', '蒼灣', '霜堡', '雪嶺', '狼穴'],
    unit: '符石',
    passes: ['凜冬月卡（30 天）', '傳說戰令'],
    packs: ['獵人補給包', '領主軍糧包', '龍船寶藏'],
    limited: ['初雪限購禮包', '每週柴火補給', '北境王冠珍藏'],
  },
  ru: {
    name: 'Ледяная сага',
    serverNames: ['Ледяной вал', 'Северный дозор', 'Белый фьорд', 'Иней', 'Волчье логово'],
    unit: 'рунных камней',
    unitTab: 'Рунные камни',
    passes: ['Зимний пропуск, 30 дней', 'Сезон саги'],
    packs: ['Набор охотника', 'Припасы ярла', 'Клад драккара'],
    limited: ['Набор «Первый снег»', 'Дрова недели', 'Корона Севера'],
  },
  ar: {
    name: 'ملحمة الجليد',
    serverNames: ['جدار الجليد', 'حرس الشمال', 'الخليج الأبيض', 'قمة الثلج', 'عرين الذئاب'],
    unit: 'حجر رونّي',
    unitTab: 'أحجار رونّية',
    passes: ['اشتراك الشتاء – 30 يومًا', 'اشتراك الموسم'],
    packs: ['عُدّة الصيّاد', 'مؤونة الزعيم', 'كنز السفينة'],
    limited: ['حزمة أول ثلج', 'حطب الأسبوع', 'تاج الشمال'],
  },
} satisfies Record<string, GameTexts & Pick<SeedGame, 'name' | 'serverNames'>>;

const runestones = { shape: 'rune', material: 'slate', tint: '#1f5f8b' } as const;

function frostbound(
  clientId: string,
  currency: string,
  language: keyof typeof frostboundTexts,
  channels: Channels,
  other: Partial<Pick<SeedGame, 'name' | 'areas'>> = {},
): SeedGame {
  const { name, serverNames, ...texts } = frostboundTexts[language];
  const place = { clientId, currency, channels };
  const product = {
    gpId: 'frostbound',
    slug: 'frostbound-saga',
    name,
    serverNames,
    look: runestones,
  };
  return standardGame({ ...product, ...place, ...other, texts });
}

function skyline(clientId: string, currency: string, channels: Channels, name: string): SeedGame {
  return standardGame({
    clientId,
    gpId: 'skyline-couriers',
    slug: 'skyline-couriers',
    look: { shape: 'skycoin', material: 'bronze', tint: '#c2410c' },
    name,
    currency,
    serverNames: ['Rooftop', 'Monorail', 'Cloud Nine', 'Jetstream', 'Beacon'],
    brandColor: '#c2410c',
    unitsPerDollar: 80,
    texts: {
      unit: 'Sky Coins',
      passes: ['Express Pass, 30 days'],
      packs: ['Courier’s Satchel', 'Turbine Crate'],
      limited: ['First Delivery', 'Weekly Parcel', 'Golden Glider'],
    },
    channels,
  });
}

const world: Channels = {
  GLOBAL: offered('USD', 'card', 'paypal', 'applePay', 'xsolla', 'airwallex', 'platform'),
  US: offered('USD', 'card', 'paypal', 'applePay'),
  BR: offered('USD', 'pix', 'boleto', 'card'),
  IN: offered('USD', 'walletsIndia', 'card'),
};

const europe: Channels = {
  DE: offered('EUR', 'paypal', 'card', 'klarna', 'applePay'),
  FR: offered('EUR', 'carteBancaire', 'paypal', 'applePay'),
  NL: offered('EUR', 'ideal', 'paypal', 'card'),
  PL: offered('EUR', 'przelewy24', 'card'),
  ES: offered('EUR', 'card', 'paypal'),
  IT: offered('EUR', 'card', 'paypal'),
};

const southEast: Channels = {
  SG: offered('SGD', 'walletsSea', 'card', 'razerGold', 'airwallex'),
  MY: offered('SGD', 'walletsSea', 'razerGold', 'card'),
  TH: offered('SGD', 'razerWallet', 'card'),
  ID: offered('SGD', 'pulsa', 'walletsSea', 'card'),
  VN: offered('SGD', 'walletsSea', 'card'),
  PH: offered('SGD', 'load', 'walletsSea', 'card'),
};

const taiwanAndHongKong: Channels = {
  TW: offered('TWD', 'myCardPoints', 'myCard', 'card', 'razerGold', 'platform'),
  HK: offered('TWD', 'card', 'razerGold'),
};

const usAndEurope: Channels = {
  US: offered('USD', 'card', 'paypal', 'applePay', 'platform'),
  DE: offered('USD', 'paypal', 'klarna'),
  FR: offered('USD', 'carteBancaire', 'paypal'),
};
const inEuros: Channels = { DE: europe['DE'] ?? [], FR: europe['FR'] ?? [] };

const russia: Channels = {
  RU: offered('RUB', 'sbp', 'russianCard', 'walletsRussia'),
};

const gulf: Channels = {
  AE: offered('AED', 'gulfCard', 'walletsGulf', 'applePay'),
  SA: offered('AED', 'gulfCard', 'walletsGulf'),
  TR: offered('AED', 'walletsTurkey', 'ininal'),
};
const turkey: Channels = {
  TR: offered('TRY', 'walletsTurkey', 'ininal', 'xsolla'),
};

const continents = [
  { areaId: 'am', name: 'Americas' },
  { areaId: 'oc', name: 'Oceania' },
];

const games: Readonly<Record<string, readonly SeedGame[]>> = {
  universal: [
    frostbound('550101', 'USD', 'en', world, { areas: continents }),
    skyline('550102', 'USD', world, 'Skyline Couriers'),
  ],
  eru: [frostbound('550201', 'EUR', 'de', europe)],
  sea: [
    frostbound('550301', 'SGD', 'en', southEast, { name: 'Frostbound Saga SEA' }),
    skyline('550302', 'SGD', southEast, 'Skyline Couriers SEA'),
  ],
  twhk: [
    frostbound('550401', 'TWD', 'zh-TW', taiwanAndHongKong),
    skyline('550402', 'TWD', taiwanAndHongKong, '天際快遞'),
  ],
  useuro: [
    frostbound('550501', 'USD', 'en', usAndEurope, { name: 'Frostbound Saga US' }),
    frostbound('550502', 'EUR', 'en', inEuros, { name: 'Frostbound Saga EU' }),
  ],
  ru: [frostbound('550601', 'RUB', 'ru', russia)],
  mea: [
    frostbound('550701', 'AED', 'ar', gulf),
    frostbound('550702', 'TRY', 'ar', turkey, { name: 'Buz Destanı' }),
  ],
};

const sold: readonly DomainArea[] = ['universal', 'eru', 'sea', 'twhk', 'useuro', 'ru', 'mea'];

/** Aurora: one game product in seven areas, each with its own currency, language and channels. */
export const auroraSeed: SeedBrand = {
  brand: 'aurora',
  areas: sold.map((domainArea) => ({ domainArea, entries: games[domainArea] ?? [] })),
  activities: ['cumulative', 'continue'],
  roleNames: ['Eira', 'Sigrun', 'Bjarne', 'Ylva', 'Torvald', 'Astrid'],
};
