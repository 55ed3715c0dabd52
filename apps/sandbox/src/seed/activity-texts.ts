import type { ActivityKind } from '@shop/contract';

type Texts = Readonly<Record<string, string>>;

const titles: Readonly<Record<ActivityKind, Texts>> = {
  cumulative: {
    en: 'Top-up rewards',
    de: 'Auflade-Belohnungen',
    id: 'Hadiah isi ulang',
    ja: '累計チャージ特典',
    ko: '누적 충전 보상',
    th: 'รางวัลเติมเงินสะสม',
    vi: 'Quà nạp tích lũy',
    'zh-CN': '累计充值奖励',
    'zh-TW': '累計儲值獎勵',
  },
  continue: {
    en: 'Days in a row',
    de: 'Tag für Tag',
    id: 'Hari berturut-turut',
    ja: '連続チャージ特典',
    ko: '연속 충전 보상',
    th: 'รางวัลเติมเงินต่อเนื่อง',
    vi: 'Quà nạp liên tiếp',
    'zh-CN': '连续充值奖励',
    'zh-TW': '連續儲值獎勵',
  },
};

const explanations: Readonly<Record<ActivityKind, Texts>> = {
  cumulative: {
    en: 'Everything you top up for this character counts. Claim each reward once.',
    de: 'Jede Aufladung für diesen Charakter zählt. Jede Belohnung gibt es einmal.',
    id: 'Semua isi ulang untuk karakter ini dihitung. Setiap hadiah dapat diklaim sekali.',
    ja: 'このキャラクターへのチャージがすべて対象です。特典は各1回受け取れます。',
    ko: '이 캐릭터에 충전한 금액이 모두 합산됩니다. 보상은 각 한 번 받을 수 있습니다.',
    th: 'นับทุกการเติมเงินของตัวละครนี้ รับรางวัลแต่ละชิ้นได้หนึ่งครั้ง',
    vi: 'Mọi lần nạp cho nhân vật này đều được tính. Mỗi phần quà nhận một lần.',
    'zh-CN': '为该角色充值的金额全部累计，每份奖励可领取一次。',
    'zh-TW': '為該角色儲值的金額全部累計，每份獎勵可領取一次。',
  },
  continue: {
    en: 'Top up on several days in a row. A day begins at 00:00 UTC.',
    de: 'Lade an mehreren Tagen hintereinander auf. Ein Tag beginnt um 00:00 UTC.',
    id: 'Isi ulang beberapa hari berturut-turut. Hari dimulai pukul 00:00 UTC.',
    ja: '連続した日にチャージしてください。日付は00:00 UTCに変わります。',
    ko: '여러 날 연속으로 충전하세요. 하루는 00:00 UTC에 시작합니다.',
    th: 'เติมเงินหลายวันติดต่อกัน วันใหม่เริ่มเวลา 00:00 UTC',
    vi: 'Nạp nhiều ngày liên tiếp. Ngày mới bắt đầu lúc 00:00 UTC.',
    'zh-CN': '连续多日充值即可达成，每日从 00:00 UTC 开始。',
    'zh-TW': '連續多日儲值即可達成，每日從 00:00 UTC 開始。',
  },
};

const chests: readonly Texts[] = [
  {
    en: 'Wooden chest',
    de: 'Holztruhe',
    id: 'Peti kayu',
    ja: '木の宝箱',
    ko: '나무 상자',
    th: 'หีบไม้',
    vi: 'Rương gỗ',
    'zh-CN': '木宝箱',
    'zh-TW': '木寶箱',
  },
  {
    en: 'Bronze chest',
    de: 'Bronzetruhe',
    id: 'Peti perunggu',
    ja: '銅の宝箱',
    ko: '청동 상자',
    th: 'หีบทองแดง',
    vi: 'Rương đồng',
    'zh-CN': '青铜宝箱',
    'zh-TW': '青銅寶箱',
  },
  {
    en: 'Silver chest',
    de: 'Silbertruhe',
    id: 'Peti perak',
    ja: '銀の宝箱',
    ko: '은 상자',
    th: 'หีบเงิน',
    vi: 'Rương bạc',
    'zh-CN': '白银宝箱',
    'zh-TW': '白銀寶箱',
  },
  {
    en: 'Golden chest',
    de: 'Goldtruhe',
    id: 'Peti emas',
    ja: '金の宝箱',
    ko: '황금 상자',
    th: 'หีบทอง',
    vi: 'Rương vàng',
    'zh-CN': '黄金宝箱',
    'zh-TW': '黃金寶箱',
  },
];

/** An activity's name, as a locale map in JSON. */
export function activityName(kind: ActivityKind): string {
  return JSON.stringify(titles[kind]);
}

/** The description of an activity, as a locale map in JSON. */
export function activityDescription(kind: ActivityKind): string {
  return JSON.stringify(explanations[kind]);
}

/** The names of an activity's rewards, smallest first, each a locale map in JSON. */
export const rewardNames: readonly string[] = chests.map((names) => JSON.stringify(names));
