import type { OwnSeed } from './seed-of';

/** Dragonfire: the dragon area, in yuan, with the wallets of China. */
export const dragonfireSeed: OwnSeed = {
  games: {
    dragon: [
      {
        look: { shape: 'crystal', material: 'ruby', tint: '#8f1218' },
        name: '龙焰纪元',
        servers: 60,
        serverNames: ['烈焰', '苍穹', '龙渊', '赤霄', '天阙', '沧澜'],
        texts: {
          unit: '龙晶',
          passes: ['龙骑月卡（30 天）', '纪元战令'],
          packs: ['初醒礼包', '龙骑补给', '焚天至尊礼包'],
          limited: ['首燃限购礼包', '每周龙息补给', '龙皇珍藏'],
        },
      },
      {
        gpId: 'nine-lands',
        look: { shape: 'yuanbao', material: 'gold' },
        name: '九州问剑',
        serverNames: ['青州', '扬州', '雍州', '荆州', '冀州', '梁州'],
        brandColor: '#0f766e',
        unitsPerDollar: 80,
        texts: {
          unit: '元宝',
          passes: ['侠客月卡（30 天）'],
          packs: ['出山礼包', '宗师礼包'],
          limited: ['初入江湖礼包', '每周修炼补给', '剑圣珍藏'],
        },
      },
    ],
  },
  roleNames: ['墨染', '青崖', '赤羽', '知秋', '无尘', '小满'],
};
