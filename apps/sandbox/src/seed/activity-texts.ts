import type { ActivityKind } from '@shop/contract';
import { type ShopLanguage, localeMap } from './locale-map';

interface ActivityTexts {
  readonly title: Readonly<Record<ActivityKind, string>>;
  readonly explanation: Readonly<Record<ActivityKind, string>>;
  /** The rewards, smallest first. */
  readonly chests: readonly [string, string, string, string];
}

const texts: Readonly<Record<ShopLanguage, ActivityTexts>> = {
  en: {
    title: { cumulative: 'Top-up rewards', continue: 'Days in a row' },
    explanation: {
      cumulative: 'Everything you top up for this character counts. Claim each reward once.',
      continue: 'Top up on several days in a row. A day begins at 00:00 UTC.',
    },
    chests: ['Wooden chest', 'Bronze chest', 'Silver chest', 'Golden chest'],
  },
  ar: {
    title: { cumulative: 'مكافآت الشحن', continue: 'أيام متتالية' },
    explanation: {
      cumulative: 'يُحتسب كل ما تشحنه لهذه الشخصية. تُستلم كل مكافأة مرة واحدة.',
      continue: 'اشحن في عدة أيام متتالية. يبدأ اليوم عند 00:00 UTC.',
    },
    chests: ['صندوق خشبي', 'صندوق برونزي', 'صندوق فضي', 'صندوق ذهبي'],
  },
  de: {
    title: { cumulative: 'Auflade-Belohnungen', continue: 'Tag für Tag' },
    explanation: {
      cumulative: 'Jede Aufladung für diesen Charakter zählt. Jede Belohnung gibt es einmal.',
      continue: 'Lade an mehreren Tagen hintereinander auf. Ein Tag beginnt um 00:00 UTC.',
    },
    chests: ['Holztruhe', 'Bronzetruhe', 'Silbertruhe', 'Goldtruhe'],
  },
  es: {
    title: { cumulative: 'Recompensas por recargar', continue: 'Días seguidos' },
    explanation: {
      cumulative:
        'Cuenta todo lo que recargues para este personaje. Cada recompensa se reclama una vez.',
      continue: 'Recarga varios días seguidos. El día empieza a las 00:00 UTC.',
    },
    chests: ['Cofre de madera', 'Cofre de bronce', 'Cofre de plata', 'Cofre de oro'],
  },
  fr: {
    title: { cumulative: 'Récompenses de recharge', continue: 'Jours consécutifs' },
    explanation: {
      cumulative:
        'Toutes les recharges de ce personnage comptent. Chaque récompense se récupère une fois.',
      continue: 'Rechargez plusieurs jours de suite. Un jour commence à 00:00 UTC.',
    },
    chests: ['Coffre en bois', 'Coffre en bronze', 'Coffre en argent', 'Coffre en or'],
  },
  id: {
    title: { cumulative: 'Hadiah isi ulang', continue: 'Hari berturut-turut' },
    explanation: {
      cumulative:
        'Semua isi ulang untuk karakter ini dihitung. Setiap hadiah dapat diklaim sekali.',
      continue: 'Isi ulang beberapa hari berturut-turut. Hari dimulai pukul 00:00 UTC.',
    },
    chests: ['Peti kayu', 'Peti perunggu', 'Peti perak', 'Peti emas'],
  },
  it: {
    title: { cumulative: 'Premi di ricarica', continue: 'Giorni di fila' },
    explanation: {
      cumulative:
        'Conta tutto ciò che ricarichi per questo personaggio. Ogni premio si riscatta una volta.',
      continue: 'Ricarica per più giorni di fila. Un giorno inizia alle 00:00 UTC.',
    },
    chests: ['Forziere di legno', 'Forziere di bronzo', 'Forziere d’argento', 'Forziere d’oro'],
  },
  ja: {
    title: { cumulative: '累計チャージ特典', continue: '連続チャージ特典' },
    explanation: {
      cumulative: 'このキャラクターへのチャージがすべて対象です。特典は各1回受け取れます。',
      continue: '連続した日にチャージしてください。日付は00:00 UTCに変わります。',
    },
    chests: ['木の宝箱', '銅の宝箱', '銀の宝箱', '金の宝箱'],
  },
  ko: {
    title: { cumulative: '누적 충전 보상', continue: '연속 충전 보상' },
    explanation: {
      cumulative: '이 캐릭터에 충전한 금액이 모두 합산됩니다. 보상은 각 한 번 받을 수 있습니다.',
      continue: '여러 날 연속으로 충전하세요. 하루는 00:00 UTC에 시작합니다.',
    },
    chests: ['나무 상자', '청동 상자', '은 상자', '황금 상자'],
  },
  ms: {
    title: { cumulative: 'Ganjaran tambah nilai', continue: 'Hari berturut-turut' },
    explanation: {
      cumulative:
        'Semua tambah nilai untuk watak ini dikira. Setiap ganjaran boleh dituntut sekali.',
      continue: 'Tambah nilai beberapa hari berturut-turut. Hari bermula pada 00:00 UTC.',
    },
    chests: ['Peti kayu', 'Peti gangsa', 'Peti perak', 'Peti emas'],
  },
  pl: {
    title: { cumulative: 'Nagrody za doładowania', continue: 'Dzień po dniu' },
    explanation: {
      cumulative: 'Liczy się każde doładowanie tej postaci. Każdą nagrodę można odebrać raz.',
      continue: 'Doładowuj kilka dni z rzędu. Dzień zaczyna się o 00:00 UTC.',
    },
    chests: ['Drewniana skrzynia', 'Brązowa skrzynia', 'Srebrna skrzynia', 'Złota skrzynia'],
  },
  pt: {
    title: { cumulative: 'Recompensas de recarga', continue: 'Dias seguidos' },
    explanation: {
      cumulative:
        'Tudo o que você recarrega para este personagem conta. Cada recompensa pode ser resgatada uma vez.',
      continue: 'Recarregue em vários dias seguidos. O dia começa às 00:00 UTC.',
    },
    chests: ['Baú de madeira', 'Baú de bronze', 'Baú de prata', 'Baú de ouro'],
  },
  ru: {
    title: { cumulative: 'Награды за пополнение', continue: 'День за днём' },
    explanation: {
      cumulative:
        'Учитываются все пополнения этого персонажа. Каждую награду можно получить один раз.',
      continue: 'Пополняйте несколько дней подряд. День начинается в 00:00 UTC.',
    },
    chests: ['Деревянный сундук', 'Бронзовый сундук', 'Серебряный сундук', 'Золотой сундук'],
  },
  th: {
    title: { cumulative: 'รางวัลเติมเงินสะสม', continue: 'รางวัลเติมเงินต่อเนื่อง' },
    explanation: {
      cumulative: 'นับทุกการเติมเงินของตัวละครนี้ รับรางวัลแต่ละชิ้นได้หนึ่งครั้ง',
      continue: 'เติมเงินหลายวันติดต่อกัน วันใหม่เริ่มเวลา 00:00 UTC',
    },
    chests: ['หีบไม้', 'หีบทองแดง', 'หีบเงิน', 'หีบทอง'],
  },
  tr: {
    title: { cumulative: 'Yükleme ödülleri', continue: 'Art arda günler' },
    explanation: {
      cumulative: 'Bu karakter için yaptığın tüm yüklemeler sayılır. Her ödül bir kez alınır.',
      continue: 'Birkaç gün üst üste yükleme yap. Gün 00:00 UTC’de başlar.',
    },
    chests: ['Ahşap sandık', 'Bronz sandık', 'Gümüş sandık', 'Altın sandık'],
  },
  vi: {
    title: { cumulative: 'Quà nạp tích lũy', continue: 'Quà nạp liên tiếp' },
    explanation: {
      cumulative: 'Mọi lần nạp cho nhân vật này đều được tính. Mỗi phần quà nhận một lần.',
      continue: 'Nạp nhiều ngày liên tiếp. Ngày mới bắt đầu lúc 00:00 UTC.',
    },
    chests: ['Rương gỗ', 'Rương đồng', 'Rương bạc', 'Rương vàng'],
  },
  'zh-CN': {
    title: { cumulative: '累计充值奖励', continue: '连续充值奖励' },
    explanation: {
      cumulative: '为该角色充值的金额全部累计，每份奖励可领取一次。',
      continue: '连续多日充值即可达成，每日从 00:00 UTC 开始。',
    },
    chests: ['木宝箱', '青铜宝箱', '白银宝箱', '黄金宝箱'],
  },
  'zh-TW': {
    title: { cumulative: '累計儲值獎勵', continue: '連續儲值獎勵' },
    explanation: {
      cumulative: '為該角色儲值的金額全部累計，每份獎勵可領取一次。',
      continue: '連續多日儲值即可達成，每日從 00:00 UTC 開始。',
    },
    chests: ['木寶箱', '青銅寶箱', '白銀寶箱', '黃金寶箱'],
  },
};

/** An activity's name, as a locale map in JSON. */
export function activityName(kind: ActivityKind): string {
  return localeMap(texts, ({ title }) => title[kind]);
}

/** The description of an activity, as a locale map in JSON. */
export function activityDescription(kind: ActivityKind): string {
  return localeMap(texts, ({ explanation }) => explanation[kind]);
}

/** The names of an activity's rewards, smallest first, each a locale map in JSON. */
export const rewardNames: readonly string[] = ([0, 1, 2, 3] as const).map((index) =>
  localeMap(texts, ({ chests }) => chests[index]),
);
