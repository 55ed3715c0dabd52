import type { OwnGame, OwnSeed } from './seed-of';
import type { GoodsTexts } from './standard-goods';

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
} satisfies Record<string, GoodsTexts & Pick<OwnGame, 'name' | 'serverNames'>>;

function frostbound(language: keyof typeof frostboundTexts): OwnGame {
  const { name, serverNames, ...texts } = frostboundTexts[language];
  const look = { shape: 'rune', material: 'slate', tint: '#1f5f8b' } as const;
  return { gpId: 'frostbound', slug: 'frostbound-saga', name, serverNames, look, texts };
}

const skyline: OwnGame = {
  gpId: 'skyline-couriers',
  look: { shape: 'skycoin', material: 'bronze' },
  name: 'Skyline Couriers',
  serverNames: ['Rooftop', 'Monorail', 'Cloud Nine', 'Jetstream', 'Beacon'],
  brandColor: '#c2410c',
  unitsPerDollar: 80,
  texts: {
    unit: 'Sky Coins',
    passes: ['Express Pass, 30 days'],
    packs: ['Courier’s Satchel', 'Turbine Crate'],
    limited: ['First Delivery', 'Weekly Parcel', 'Golden Glider'],
  },
};

const continents = [
  { areaId: 'am', name: 'Americas' },
  { areaId: 'oc', name: 'Oceania' },
];
const inEuros = { currency: 'EUR', regions: ['DE', 'FR'] };
const inLira = { currency: 'TRY', regions: ['TR'] };

/** Aurora: one game product in seven areas, each with its own currency, language and channels. */
export const auroraSeed: OwnSeed = {
  games: {
    universal: [{ ...frostbound('en'), areas: continents }, skyline],
    eru: [frostbound('de')],
    sea: [
      { ...frostbound('en'), name: 'Frostbound Saga SEA' },
      { ...skyline, name: 'Skyline Couriers SEA' },
    ],
    twhk: [frostbound('zh-TW'), { ...skyline, name: '天際快遞' }],
    useuro: [
      { ...frostbound('en'), name: 'Frostbound Saga US' },
      { ...frostbound('en'), ...inEuros, name: 'Frostbound Saga EU' },
    ],
    ru: [frostbound('ru')],
    mea: [frostbound('ar'), { ...frostbound('ar'), ...inLira, name: 'Buz Destanı' }],
  },
  roleNames: ['Eira', 'Sigrun', 'Bjarne', 'Ylva', 'Torvald', 'Astrid'],
};
