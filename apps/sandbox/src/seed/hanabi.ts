import { offered } from './methods';
import type { OwnSeed } from './seed-of';

/**
 * Hanabi: Japan, in yen, without activities. The law requires a notice for each of its two game products. The second one
 * has one channel, which has sub-channels.
 */
export const hanabiSeed: OwnSeed = {
  games: {
    ja: [
      {
        look: { shape: 'firework', material: 'rose', tint: '#3a1a6e' },
        name: '花火戦記',
        servers: 36,
        serverNames: ['隅田', '両国', '長岡', '大曲', '諏訪', '宮島'],
        texts: {
          unit: '花火玉',
          passes: ['夏祭りパス（30日間）', '大花火シーズンパス'],
          packs: ['見習い花火師セット', '屋台めぐりセット', '尺玉宝箱'],
          limited: ['はじめての打ち上げセット', '週替わり火薬セット', '名匠コレクション'],
        },
      },
      {
        gpId: 'nekomachi',
        look: { shape: 'koban', material: 'gold' },
        name: 'ねこまち日和',
        serverNames: ['ひだまり', '縁側', '港通り', '路地裏', '神社前'],
        brandColor: '#b45309',
        unitsPerDollar: 100,
        texts: {
          unit: 'こばん',
          passes: ['まちづくりパス（30日間）'],
          packs: ['子ねこのごちそうセット', 'ねこ神社奉納セット'],
          limited: ['はじめまして子ねこセット', '週替わりおやつ', '看板ねこコレクション'],
        },
        channels: { JP: offered('JPY', 'payPayOrKonbini') },
      },
    ],
  },
  activities: [],
  roleNames: ['つばき', 'あかね', '疾風', 'こはる', '蓮', 'しおん'],
};
