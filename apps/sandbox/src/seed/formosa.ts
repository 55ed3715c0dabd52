import { commonNames, nameIn } from './common-names';
import { cardExchange, gems, limited, packs, passes } from './goods';
import { channelOf } from './methods';
import type { OwnGame, OwnSeed } from './seed-of';
import type { SeedChannel } from './shape';

const prepaidCard: SeedChannel = {
  paywayId: '10301',
  name: nameIn({ en: 'MyCard points card', 'zh-TW': 'MyCard 點數卡' }),
  icon: 'channels/mycard',
  sort: 5,
};
const points = channelOf('myCardPoints', { sort: 10, max: 5000 });
const billing = channelOf('myCard', {
  sort: 20,
  subChannels: [
    { channelId: 'SBS0001', name: commonNames.card, icon: 'channels/card', min: 50 },
    { channelId: 'SBS0002', name: commonNames.phoneBill, icon: 'channels/telecom', max: 3000 },
    {
      channelId: 'SBS0003',
      name: commonNames.convenienceStore,
      icon: 'channels/store',
      min: 100,
      max: 6000,
    },
  ],
});
const razerWallet = channelOf('razerWallet', { sort: 30 });
const razerBank: SeedChannel = {
  paywayId: '10101',
  channelId: '91',
  name: commonNames.onlineBanking,
  icon: 'channels/bank',
  sort: 40,
  min: 300,
};
const razerGold = channelOf('razerGold', { sort: 50 });
const platform = channelOf('platform', {
  name: nameIn({ en: 'Platform credit', 'zh-TW': '平台儲值' }),
  sort: 60,
  max: 1000,
});

const channels: Readonly<Record<string, readonly SeedChannel[]>> = {
  TW: [prepaidCard, points, billing, razerWallet, razerBank, razerGold, platform],
  HK: [razerWallet, razerGold, platform],
};

const jadeSword: OwnGame = {
  look: { shape: 'jade', material: 'jade', tint: '#0f6b52' },
  name: '玉劍江湖',
  servers: 60,
  serverNames: ['青雲', '紫霄', '玄武', '朱雀', '白虎', '青龍', '崑崙', '蓬萊'],
  goods: [
    ...gems('靈玉', '靈玉', [
      [60, 0, 33],
      [300, 20, 170],
      [680, 60, 330],
      [1280, 160, 670],
      [3280, 520, 1690],
      [6480, 1280, 3290],
    ]),
    ...passes([
      ['俠客月卡（30 天）', 150],
      ['宗師戰令', 330],
    ]),
    ...packs([
      ['初入江湖禮包', 33],
      ['天劍至尊禮包', 2490],
    ]),
    ...limited({
      welcome: ['初登江湖限購禮包', 60],
      weekly: ['每週修煉補給', 120],
      collector: ['武林盟主珍藏', 1690],
    }),
    ...cardExchange('點數卡兌換'),
  ],
  channels,
};

const nightMarket: OwnGame = {
  gpId: 'night-market',
  slug: 'night-market-tycoon',
  look: { shape: 'cash', material: 'gold', tint: '#b3261e' },
  name: '夜市大亨',
  servers: 32,
  serverNames: ['士林', '饒河', '逢甲', '六合', '寧夏', '花園'],
  goods: [
    ...gems('金幣', '金幣', [
      [100, 0, 33],
      [500, 40, 150],
      [1100, 120, 300],
      [2400, 300, 590],
      [6500, 1000, 1490],
    ]),
    ...packs([
      ['小攤開張包', 60],
      ['人氣排隊包', 290],
      ['夜市傳奇包', 990],
    ]),
    ...limited({
      welcome: ['開市大吉包', 60],
      weekly: ['每週進貨包', 120],
      collector: ['百年老店珍藏', 1490],
    }),
    ...cardExchange('點數卡兌換'),
  ],
  channels,
};

const cloudSea: OwnGame = {
  clientId: '530021',
  gpId: 'cloud-sea',
  look: { shape: 'crystal', material: 'amethyst', tint: '#3d6fb0' },
  name: '雲海仙途',
  servers: 45,
  serverNames: ['雲起', '霧隱', '星河', '月華', '日曜'],
  goods: [
    ...gems('仙晶', '仙晶', [
      [60, 0, 30],
      [330, 30, 150],
      [700, 80, 300],
      [1450, 220, 590],
      [3800, 700, 1490],
      [7800, 1600, 2990],
    ]),
    ...passes([['問道月卡', 150]]),
    ...packs([['渡劫禮包', 490]]),
    ...limited({
      welcome: ['初入仙門禮包', 60],
      weekly: ['每週靈氣補給', 120],
      collector: ['飛昇珍藏', 1490],
    }),
    ...cardExchange('點數卡兌換'),
  ],
  channels,
};

const lastLantern: OwnGame = {
  ...nightMarket,
  gpId: 'night-market-festival',
  name: '夜市大亨：元宵限定',
  servers: 30,
};

/** Formosa: Taiwan and Hong Kong, prepaid points first. */
export const formosaSeed: OwnSeed = {
  games: {
    twhk: [
      jadeSword,
      {
        clientId: '530010',
        gpId: 'night-market-group',
        slug: 'night-market-tycoon',
        name: '夜市大亨系列',
        games: [nightMarket, lastLantern],
      },
      cloudSea,
    ],
  },
  roleNames: ['凌霄', '阿豆', '沐雪', '長風', '小籠', '青衣'],
};
