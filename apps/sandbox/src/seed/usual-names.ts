import type { GoodsLook } from '../pictures/goods-picture';
import { type ShopLanguage, localeMap } from './locale-map';
import type { GoodsTexts } from './standard-goods';

type Picture = Omit<GoodsLook, 'tint'>;

/** What the in-game currency of a game without a name for it is: coins or gems. */
const pictures: Readonly<Record<'coins' | 'gems', readonly Picture[]>> = {
  coins: [
    { shape: 'coin', material: 'gold' },
    { shape: 'ducat', material: 'bronze' },
    { shape: 'doubloon', material: 'iron' },
    { shape: 'skycoin', material: 'gold' },
    { shape: 'dinar', material: 'bronze' },
    { shape: 'koban', material: 'bronze' },
  ],
  gems: [
    { shape: 'gem', material: 'sapphire' },
    { shape: 'crystal', material: 'amethyst' },
    { shape: 'hexgem', material: 'amber' },
    { shape: 'gem', material: 'emerald' },
    { shape: 'crystal', material: 'sapphire' },
    { shape: 'hexgem', material: 'ruby' },
  ],
};

interface Names {
  /** After an amount, and alone. */
  readonly coins: readonly [unit: string, tab: string];
  readonly gems: readonly [unit: string, tab: string];
  readonly pass: string;
  readonly packs: readonly [cheap: string, dear: string];
  readonly limited: readonly [welcome: string, weekly: string, collector: string];
}

const names: Readonly<Record<ShopLanguage, Names>> = {
  ar: {
    coins: ['عملة', 'عملات'],
    gems: ['جوهرة', 'جواهر'],
    pass: 'اشتراك المغامر – 30 يومًا',
    packs: ['حزمة البداية', 'صندوق البطل'],
    limited: ['حزمة اليوم الأول', 'مؤونة الأسبوع', 'الكنز الأسطوري'],
  },
  de: {
    coins: ['Münzen', 'Münzen'],
    gems: ['Edelsteine', 'Edelsteine'],
    pass: 'Abenteuerpass, 30 Tage',
    packs: ['Starterpaket', 'Heldentruhe'],
    limited: ['Paket zum ersten Tag', 'Vorräte der Woche', 'Legendärer Hort'],
  },
  en: {
    coins: ['Coins', 'Coins'],
    gems: ['Gems', 'Gems'],
    pass: 'Adventurer’s Pass, 30 days',
    packs: ['Starter Pack', 'Hero’s Chest'],
    limited: ['First Day Pack', 'Weekly Supplies', 'Legendary Hoard'],
  },
  es: {
    coins: ['monedas', 'Monedas'],
    gems: ['gemas', 'Gemas'],
    pass: 'Pase de aventurero, 30 días',
    packs: ['Paquete inicial', 'Cofre del héroe'],
    limited: ['Paquete del primer día', 'Provisiones semanales', 'Tesoro legendario'],
  },
  fr: {
    coins: ['pièces', 'Pièces'],
    gems: ['gemmes', 'Gemmes'],
    pass: 'Passe d’aventurier, 30 jours',
    packs: ['Pack de départ', 'Coffre du héros'],
    limited: ['Pack du premier jour', 'Vivres de la semaine', 'Trésor légendaire'],
  },
  id: {
    coins: ['Koin', 'Koin'],
    gems: ['Permata', 'Permata'],
    pass: 'Pass Petualang, 30 hari',
    packs: ['Paket Pemula', 'Peti Pahlawan'],
    limited: ['Paket Hari Pertama', 'Bekal Mingguan', 'Harta Legendaris'],
  },
  it: {
    coins: ['monete', 'Monete'],
    gems: ['gemme', 'Gemme'],
    pass: 'Pass dell’avventuriero, 30 giorni',
    packs: ['Pacchetto iniziale', 'Forziere dell’eroe'],
    limited: ['Pacchetto del primo giorno', 'Provviste settimanali', 'Tesoro leggendario'],
  },
  ja: {
    coins: ['コイン', 'コイン'],
    gems: ['ジェム', 'ジェム'],
    pass: '冒険者パス（30日間）',
    packs: ['スターターパック', '英雄の宝箱'],
    limited: ['はじめての日パック', '週替わり補給パック', '伝説の財宝'],
  },
  ko: {
    coins: ['코인', '코인'],
    gems: ['보석', '보석'],
    pass: '모험가 패스 30일',
    packs: ['스타터 패키지', '영웅의 상자'],
    limited: ['첫날 패키지', '주간 보급 패키지', '전설의 보물'],
  },
  ms: {
    coins: ['Syiling', 'Syiling'],
    gems: ['Permata', 'Permata'],
    pass: 'Pas Pengembara, 30 hari',
    packs: ['Pek Permulaan', 'Peti Wira'],
    limited: ['Pek Hari Pertama', 'Bekalan Mingguan', 'Khazanah Lagenda'],
  },
  pl: {
    coins: ['monet', 'Monety'],
    gems: ['klejnotów', 'Klejnoty'],
    pass: 'Przepustka poszukiwacza, 30 dni',
    packs: ['Pakiet startowy', 'Skrzynia bohatera'],
    limited: ['Pakiet pierwszego dnia', 'Zapasy tygodnia', 'Legendarny skarbiec'],
  },
  pt: {
    coins: ['moedas', 'Moedas'],
    gems: ['gemas', 'Gemas'],
    pass: 'Passe do aventureiro, 30 dias',
    packs: ['Pacote inicial', 'Baú do herói'],
    limited: ['Pacote do primeiro dia', 'Suprimentos da semana', 'Tesouro lendário'],
  },
  ru: {
    coins: ['монет', 'Монеты'],
    gems: ['самоцветов', 'Самоцветы'],
    pass: 'Пропуск искателя приключений, 30 дней',
    packs: ['Набор новичка', 'Сундук героя'],
    limited: ['Набор первого дня', 'Припасы недели', 'Легендарный клад'],
  },
  th: {
    coins: ['เหรียญ', 'เหรียญ'],
    gems: ['อัญมณี', 'อัญมณี'],
    pass: 'พาสนักผจญภัย 30 วัน',
    packs: ['แพ็กเริ่มต้น', 'หีบวีรบุรุษ'],
    limited: ['แพ็กวันแรก', 'เสบียงประจำสัปดาห์', 'ขุมทรัพย์ในตำนาน'],
  },
  tr: {
    coins: ['altın', 'Altınlar'],
    gems: ['mücevher', 'Mücevherler'],
    pass: 'Maceracı Bileti, 30 gün',
    packs: ['Başlangıç Paketi', 'Kahraman Sandığı'],
    limited: ['İlk Gün Paketi', 'Haftalık Erzak', 'Efsanevi Hazine'],
  },
  vi: {
    coins: ['xu', 'Xu'],
    gems: ['đá quý', 'Đá quý'],
    pass: 'Thẻ phiêu lưu 30 ngày',
    packs: ['Gói khởi đầu', 'Rương anh hùng'],
    limited: ['Gói ngày đầu', 'Tiếp tế hằng tuần', 'Kho báu huyền thoại'],
  },
  'zh-CN': {
    coins: ['金币', '金币'],
    gems: ['宝石', '宝石'],
    pass: '冒险月卡（30 天）',
    packs: ['新手礼包', '英雄宝箱'],
    limited: ['首日限购礼包', '每周补给', '传说珍藏'],
  },
  'zh-TW': {
    coins: ['金幣', '金幣'],
    gems: ['寶石', '寶石'],
    pass: '冒險月卡（30 天）',
    packs: ['新手禮包', '英雄寶箱'],
    limited: ['首日限購禮包', '每週補給', '傳說珍藏'],
  },
};

/** The picture and the names of a game's goods. */
interface UsualGoods {
  readonly look: Picture;
  readonly texts: GoodsTexts;
}

/**
 * Returns picture and names for the goods of a game that has none of its own, in every language of the shop. They
 * are always the same for a product, and another product's have a good chance to differ.
 */
export function usualGoods(gpId: string): UsualGoods {
  const number = Array.from(gpId).reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 9973, 7);
  const kind = number % 2 === 0 ? 'coins' : 'gems';
  const choice = pictures[kind];
  const named = (nameOf: (own: Names) => string): string => localeMap(names, nameOf);
  return {
    look: choice[(number >> 1) % choice.length] ?? { shape: 'coin', material: 'gold' },
    texts: {
      unit: named((own) => own[kind][0]),
      unitTab: named((own) => own[kind][1]),
      passes: [named(({ pass }) => pass)],
      packs: [named(({ packs }) => packs[0]), named(({ packs }) => packs[1])],
      limited: [
        named(({ limited }) => limited[0]),
        named(({ limited }) => limited[1]),
        named(({ limited }) => limited[2]),
      ],
    },
  };
}

/** Names of roles, used in rotation. */
export const usualRoleNames = ['Robin', 'Sasha', 'Kim', 'Noor'];
