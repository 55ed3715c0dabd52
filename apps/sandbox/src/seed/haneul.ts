import { nameIn } from './common-names';
import { gems, limited, packs, passes } from './goods';
import { channelOf } from './methods';
import type { OwnGame, OwnSeed } from './seed-of';
import type { SeedChannel } from './shape';

const channels: Readonly<Record<string, readonly SeedChannel[]>> = {
  KR: [
    {
      paywayId: '11401',
      channelId: 'naver',
      name: nameIn({ en: 'Naver Pay', ko: '네이버페이' }),
      icon: 'channels/naver',
      sort: 10,
    },
    {
      paywayId: '11401',
      channelId: 'kakao',
      name: nameIn({ en: 'Kakao Pay', ko: '카카오페이' }),
      icon: 'channels/kakao',
      sort: 20,
      max: 500_000,
    },
    channelOf('platform', {
      name: nameIn({ en: 'Haneul Wallet', ko: '하늘 지갑' }),
      sort: 30,
      min: 1000,
      max: 100_000,
    }),
  ],
};

const moonRabbit: OwnGame = {
  look: { shape: 'moon', material: 'moon', tint: '#3d3a8c' },
  name: '달토끼 전기',
  servers: 36,
  serverNames: ['보름달', '초승달', '은하수', '계수나무', '옥토끼', '별빛'],
  needsRealName: true,
  goods: [
    ...gems('월석', '월석', [
      [60, 0, 1_200],
      [300, 20, 5_900],
      [680, 60, 12_000],
      [1280, 160, 25_000],
      [3280, 520, 65_000],
      [6480, 1280, 119_000],
    ]),
    ...passes([
      ['달빛 패스 30일', 5_900],
      ['보름달 시즌 패스', 12_000],
    ]),
    ...packs([
      ['새내기 토끼 패키지', 1_200],
      ['달나라 보물 패키지', 99_000],
    ]),
    ...limited({
      welcome: ['첫 만남 패키지', 2_500],
      weekly: ['주간 보급 패키지', 5_900],
      collector: ['보름달 소장 패키지', 65_000],
    }),
  ],
  channels,
};

const ironTiger: OwnGame = {
  gpId: 'iron-tiger',
  slug: 'iron-tiger',
  look: { shape: 'tag', material: 'wood', tint: '#37414f' },
  name: '철호',
  servers: 30,
  serverNames: ['백두', '한라', '지리', '설악', '태백'],
  goods: [
    ...gems('호패', '호패', [
      [100, 0, 1_100],
      [550, 40, 5_500],
      [1150, 120, 11_000],
      [2400, 300, 22_000],
      [6200, 900, 55_000],
      [12800, 2200, 110_000],
    ]),
    ...packs([
      ['무사 입문 패키지', 3_300],
      ['철갑 호랑이 패키지', 77_000],
    ]),
    ...limited({
      welcome: ['첫 출정 패키지', 2_200],
      weekly: ['주간 군량 패키지', 5_500],
      collector: ['맹호 소장 패키지', 66_000],
    }),
  ],
  channels,
};

const ironTigerZero: OwnGame = {
  ...ironTiger,
  gpId: 'iron-tiger-zero',
  name: '철호 제로',
};

/** Haneul: Korea, in won, with the two wallets that a gateway script opens. */
export const haneulSeed: OwnSeed = {
  games: {
    kr: [
      moonRabbit,
      {
        clientId: '540010',
        gpId: 'iron-tiger-group',
        slug: 'iron-tiger',
        name: '철호 시리즈',
        games: [ironTiger, ironTigerZero],
      },
    ],
  },
  activities: ['cumulative'],
  roleNames: ['달래', '바람', '호야', '서리', '가람'],
};
