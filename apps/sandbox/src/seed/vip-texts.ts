import type { CouponPeriod } from '@shop/contract';

const periodNames: Readonly<Record<string, Readonly<Record<CouponPeriod, string>>>> = {
  en: { permanent: 'Level gift', week: 'Weekly coupon', month: 'Monthly coupon' },
  de: { permanent: 'Stufengeschenk', week: 'Wochengutschein', month: 'Monatsgutschein' },
  id: { permanent: 'Hadiah level', week: 'Kupon mingguan', month: 'Kupon bulanan' },
  ja: { permanent: 'レベル特典', week: '週間クーポン', month: '月間クーポン' },
  ko: { permanent: '등급 선물', week: '주간 쿠폰', month: '월간 쿠폰' },
  th: { permanent: 'ของขวัญระดับ', week: 'คูปองรายสัปดาห์', month: 'คูปองรายเดือน' },
  vi: { permanent: 'Quà cấp độ', week: 'Phiếu tuần', month: 'Phiếu tháng' },
  'zh-CN': { permanent: '等级礼券', week: '每周礼券', month: '每月礼券' },
  'zh-TW': { permanent: '等級禮券', week: '每週禮券', month: '每月禮券' },
};

/** A coupon's name as a locale map in JSON (spec §3), for instance `Weekly coupon −3%` in English. */
export function couponName(period: CouponPeriod, percentOff: number): string {
  const names = Object.entries(periodNames).map(([language, texts]) => [
    language,
    `${texts[period]} −${String(percentOff)}%`,
  ]);
  return JSON.stringify(Object.fromEntries(names));
}

/** A coupon's name that is the same in every language: `VIP −5%`. */
export function plainCouponName(percentOff: number): string {
  return `VIP −${String(percentOff)}%`;
}

/** The heading of the questions and answers in the VIP centre. */
export const faqTitle = JSON.stringify({
  en: 'How the Vip Center works',
  de: 'So funktioniert das VIP-Zentrum',
  'zh-TW': 'VIP 中心說明',
});

/** The questions and answers; a line break separates paragraphs. */
export const faqContent = JSON.stringify({
  en: [
    'Every purchase brings growth points, in proportion to what you pay.',
    'Each level gives coupons: one for good, and others every week or every month.',
    'Weeks begin on Monday at 00:00 UTC. A coupon of a week or a month ends with it.',
  ].join('\n'),
  de: [
    'Jeder Kauf bringt Wachstumspunkte im Verhältnis zum gezahlten Betrag.',
    'Jede Stufe gibt Gutscheine: einen einmalig, andere jede Woche oder jeden Monat.',
    'Wochen beginnen am Montag um 00:00 UTC. Ein Wochen- oder Monatsgutschein endet mit ihr oder ihm.',
  ].join('\n'),
  'zh-TW': [
    '每次儲值都會依實付金額累積成長值。',
    '每個等級都有禮券：一張永久，其他每週或每月發放。',
    '每週自週一 00:00 UTC 起算；週券與月券於當期結束時失效。',
  ].join('\n'),
});
