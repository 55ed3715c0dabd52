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
  de: 'So funktioniert das VIP-Center',
  id: 'Cara kerja Pusat VIP',
  ja: 'VIPセンターのしくみ',
  ko: 'VIP 센터 안내',
  th: 'ศูนย์ VIP ทำงานอย่างไร',
  vi: 'Trung tâm VIP hoạt động thế nào',
  'zh-CN': 'VIP 中心说明',
  'zh-TW': 'VIP 中心說明',
});

/** The questions and answers, by language; a line break separates paragraphs. */
const faqParagraphs: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Every purchase brings growth points, in proportion to what you pay.',
    'Each level gives coupons: one for good, and others every week or every month.',
    'Weeks begin on Monday at 00:00 UTC. A coupon of a week or a month ends with it.',
  ],
  de: [
    'Jeder Kauf bringt VIP-Punkte im Verhältnis zum gezahlten Betrag.',
    'Jede Stufe gibt Gutscheine: einen einmalig, andere jede Woche oder jeden Monat.',
    'Wochen beginnen am Montag um 00:00 UTC. Ein Wochen- oder Monatsgutschein endet mit ihr oder ihm.',
  ],
  id: [
    'Setiap pembelian memberi poin pertumbuhan sesuai jumlah yang kamu bayar.',
    'Setiap level memberi kupon: satu kupon permanen, lainnya setiap minggu atau setiap bulan.',
    'Minggu dimulai hari Senin pukul 00.00 UTC. Kupon mingguan dan bulanan berakhir bersama periodenya.',
  ],
  ja: [
    '購入するたびに、お支払い額に応じて成長ポイントがたまります。',
    'レベルごとにクーポンがあります。期限のないものが1枚、ほかは毎週または毎月です。',
    '週は月曜日の00:00（UTC）に始まります。週間・月間クーポンは、その期間の終わりに失効します。',
  ],
  ko: [
    '구매할 때마다 결제 금액에 따라 성장 포인트가 적립됩니다.',
    '등급마다 쿠폰이 있습니다. 기한 없는 쿠폰 하나와 매주 또는 매월 받는 쿠폰입니다.',
    '한 주는 월요일 00:00(UTC)에 시작합니다. 주간·월간 쿠폰은 그 기간이 끝나면 사라집니다.',
  ],
  th: [
    'ทุกการซื้อจะได้รับคะแนนสะสมตามยอดที่ชำระ',
    'แต่ละระดับมีคูปอง หนึ่งใบใช้ได้ตลอด และใบอื่นได้ทุกสัปดาห์หรือทุกเดือน',
    'สัปดาห์เริ่มวันจันทร์ เวลา 00:00 UTC คูปองรายสัปดาห์และรายเดือนหมดอายุเมื่อสิ้นรอบ',
  ],
  vi: [
    'Mỗi lần mua mang lại điểm tích lũy theo số tiền bạn trả.',
    'Mỗi cấp có phiếu: một phiếu vĩnh viễn, các phiếu khác theo tuần hoặc theo tháng.',
    'Tuần bắt đầu vào thứ Hai lúc 00:00 UTC. Phiếu tuần và phiếu tháng hết hạn cùng kỳ đó.',
  ],
  'zh-CN': [
    '每次充值都会按实付金额累积成长值。',
    '每个等级都有礼券：一张永久，其他每周或每月发放。',
    '每周从周一 00:00 UTC 开始；每周礼券与每月礼券在当期结束时失效。',
  ],
  'zh-TW': [
    '每次儲值都會依實付金額累積成長值。',
    '每個等級都有禮券：一張永久，其他每週或每月發放。',
    '每週自週一 00:00 UTC 起算；週券與月券於當期結束時失效。',
  ],
};

/** The questions and answers in the VIP centre as a locale map in JSON (spec §3). */
export const faqContent = JSON.stringify(
  Object.fromEntries(
    Object.entries(faqParagraphs).map(([language, lines]) => [language, lines.join('\n')]),
  ),
);
