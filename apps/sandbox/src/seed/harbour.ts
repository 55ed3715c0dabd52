import type { OwnSeed } from './seed-of';

/** Harbour: Hong Kong, in its dollars. */
export const harbourSeed: OwnSeed = {
  games: {
    hk: [
      {
        look: { shape: 'bar', material: 'gold' },
        name: '海港風雲',
        servers: 38,
        serverNames: ['維港', '赤柱', '鯉魚門', '西環', '長洲', '大澳'],
        texts: {
          unit: '金磚',
          passes: ['船長月卡（30 天）', '航海季票'],
          packs: ['新水手禮包', '大班禮包', '寶船禮包'],
          limited: ['首航限購禮包', '每週補給', '海上霸主珍藏'],
        },
      },
      {
        gpId: 'tea-house',
        look: { shape: 'teaticket', material: 'paper' },
        name: '茶餐廳物語',
        serverNames: ['彌敦道', '上環', '深水埗', '灣仔', '北角'],
        brandColor: '#a16207',
        unitsPerDollar: 100,
        texts: {
          unit: '茶票',
          passes: ['熟客月卡（30 天）'],
          packs: ['絲襪奶茶套餐', '全店翻新禮包'],
          limited: ['開張大吉包', '每週入貨包', '金牌老字號珍藏'],
        },
      },
    ],
  },
  activities: ['cumulative'],
  roleNames: ['阿海', '浩然', '詠詩', '船長', '阿娣'],
};
