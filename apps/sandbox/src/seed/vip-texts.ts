import type { CouponPeriod } from '@shop/contract';
import { type ShopLanguage, localeMap } from './locale-map';

interface VipTexts {
  readonly coupons: Readonly<Record<CouponPeriod, string>>;
  /** The heading of the questions and answers. */
  readonly faqTitle: string;
  /** Their paragraphs. */
  readonly faq: readonly string[];
}

const texts: Readonly<Record<ShopLanguage, VipTexts>> = {
  en: {
    coupons: { permanent: 'Level gift', week: 'Weekly coupon', month: 'Monthly coupon' },
    faqTitle: 'How the Vip Center works',
    faq: [
      'Every purchase brings growth points, in proportion to what you pay.',
      'Each level gives coupons: one for good, and others every week or every month.',
      'Weeks begin on Monday at 00:00 UTC. A coupon of a week or a month ends with it.',
    ],
  },
  ar: {
    coupons: { permanent: 'هدية المستوى', week: 'قسيمة أسبوعية', month: 'قسيمة شهرية' },
    faqTitle: 'كيف يعمل مركز VIP',
    faq: [
      'تمنح كل عملية شراء نقاط نمو بحسب المبلغ الذي تدفعه.',
      'يمنح كل مستوى قسائم: واحدة دائمة، وأخرى كل أسبوع أو كل شهر.',
      'يبدأ الأسبوع يوم الاثنين عند 00:00 UTC. تنتهي القسيمة الأسبوعية أو الشهرية بانتهاء فترتها.',
    ],
  },
  de: {
    coupons: { permanent: 'Stufengeschenk', week: 'Wochengutschein', month: 'Monatsgutschein' },
    faqTitle: 'So funktioniert das VIP-Center',
    faq: [
      'Jeder Kauf bringt VIP-Punkte im Verhältnis zum gezahlten Betrag.',
      'Jede Stufe gibt Gutscheine: einen einmalig, andere jede Woche oder jeden Monat.',
      'Wochen beginnen am Montag um 00:00 UTC. Wochengutscheine gelten bis zum Ende der Woche, Monatsgutscheine bis zum Ende des Monats.',
    ],
  },
  es: {
    coupons: { permanent: 'Regalo de nivel', week: 'Cupón semanal', month: 'Cupón mensual' },
    faqTitle: 'Cómo funciona el Centro VIP',
    faq: [
      'Cada compra da puntos de crecimiento, según lo que pagues.',
      'Cada nivel da cupones: uno permanente y otros cada semana o cada mes.',
      'La semana empieza el lunes a las 00:00 UTC. Los cupones semanales y mensuales caducan al terminar su periodo.',
    ],
  },
  fr: {
    coupons: {
      permanent: 'Cadeau de niveau',
      week: 'Coupon hebdomadaire',
      month: 'Coupon mensuel',
    },
    faqTitle: 'Fonctionnement du Centre VIP',
    faq: [
      'Chaque achat rapporte des points de croissance, en proportion du montant payé.',
      'Chaque niveau donne des coupons : un permanent, d’autres chaque semaine ou chaque mois.',
      'La semaine commence le lundi à 00:00 UTC. Un coupon hebdomadaire ou mensuel expire à la fin de sa période.',
    ],
  },
  id: {
    coupons: { permanent: 'Hadiah level', week: 'Kupon mingguan', month: 'Kupon bulanan' },
    faqTitle: 'Cara kerja Pusat VIP',
    faq: [
      'Setiap pembelian memberi poin pertumbuhan sesuai jumlah yang kamu bayar.',
      'Setiap level memberi kupon: satu kupon permanen, lainnya setiap minggu atau setiap bulan.',
      'Minggu dimulai hari Senin pukul 00.00 UTC. Kupon mingguan dan bulanan berakhir bersama periodenya.',
    ],
  },
  it: {
    coupons: {
      permanent: 'Regalo di livello',
      week: 'Coupon settimanale',
      month: 'Coupon mensile',
    },
    faqTitle: 'Come funziona il Centro VIP',
    faq: [
      'Ogni acquisto porta punti crescita, in proporzione a quanto paghi.',
      'Ogni livello dà coupon: uno permanente, altri ogni settimana o ogni mese.',
      'La settimana inizia il lunedì alle 00:00 UTC. I coupon settimanali e mensili scadono con il loro periodo.',
    ],
  },
  ja: {
    coupons: { permanent: 'レベル特典', week: '週間クーポン', month: '月間クーポン' },
    faqTitle: 'VIPセンターのしくみ',
    faq: [
      '購入するたびに、お支払い額に応じて成長ポイントがたまります。',
      'レベルごとにクーポンがあります。期限のないものが1枚、ほかは毎週または毎月です。',
      '週は月曜日の00:00（UTC）に始まります。週間・月間クーポンは、その期間の終わりに失効します。',
    ],
  },
  ko: {
    coupons: { permanent: '등급 선물', week: '주간 쿠폰', month: '월간 쿠폰' },
    faqTitle: 'VIP 센터 안내',
    faq: [
      '구매할 때마다 결제 금액에 따라 성장 포인트가 적립됩니다.',
      '등급마다 쿠폰이 있습니다. 기한 없는 쿠폰 하나와 매주 또는 매월 받는 쿠폰입니다.',
      '한 주는 월요일 00:00(UTC)에 시작합니다. 주간·월간 쿠폰은 그 기간이 끝나면 사라집니다.',
    ],
  },
  ms: {
    coupons: { permanent: 'Hadiah tahap', week: 'Kupon mingguan', month: 'Kupon bulanan' },
    faqTitle: 'Cara Pusat VIP berfungsi',
    faq: [
      'Setiap pembelian memberi mata pertumbuhan mengikut jumlah yang anda bayar.',
      'Setiap tahap memberi kupon: satu kupon kekal, yang lain setiap minggu atau setiap bulan.',
      'Minggu bermula pada hari Isnin, 00:00 UTC. Kupon mingguan dan bulanan tamat bersama tempohnya.',
    ],
  },
  pl: {
    coupons: {
      permanent: 'Prezent za poziom',
      week: 'Kupon tygodniowy',
      month: 'Kupon miesięczny',
    },
    faqTitle: 'Jak działa Centrum VIP',
    faq: [
      'Każdy zakup daje punkty wzrostu, proporcjonalnie do zapłaconej kwoty.',
      'Każdy poziom daje kupony: jeden stały, inne co tydzień lub co miesiąc.',
      'Tydzień zaczyna się w poniedziałek o 00:00 UTC. Kupon tygodniowy lub miesięczny wygasa z końcem swojego okresu.',
    ],
  },
  pt: {
    coupons: { permanent: 'Presente de nível', week: 'Cupom semanal', month: 'Cupom mensal' },
    faqTitle: 'Como funciona o Centro VIP',
    faq: [
      'Cada compra dá pontos de crescimento, na proporção do que você paga.',
      'Cada nível dá cupons: um permanente e outros toda semana ou todo mês.',
      'A semana começa na segunda-feira, às 00:00 UTC. Cupons semanais e mensais expiram com o período.',
    ],
  },
  ru: {
    coupons: { permanent: 'Подарок за уровень', week: 'Купон на неделю', month: 'Купон на месяц' },
    faqTitle: 'Как работает VIP-центр',
    faq: [
      'За каждую покупку начисляются очки роста в зависимости от суммы.',
      'Каждый уровень даёт купоны: один постоянный, другие каждую неделю или каждый месяц.',
      'Неделя начинается в понедельник в 00:00 UTC. Купон на неделю или на месяц действует до конца своего срока.',
    ],
  },
  th: {
    coupons: { permanent: 'ของขวัญระดับ', week: 'คูปองรายสัปดาห์', month: 'คูปองรายเดือน' },
    faqTitle: 'ศูนย์ VIP ทำงานอย่างไร',
    faq: [
      'ทุกการซื้อจะได้รับคะแนนสะสมตามยอดที่ชำระ',
      'แต่ละระดับมีคูปอง หนึ่งใบใช้ได้ตลอด และใบอื่นได้ทุกสัปดาห์หรือทุกเดือน',
      'สัปดาห์เริ่มวันจันทร์ เวลา 00:00 UTC คูปองรายสัปดาห์และรายเดือนหมดอายุเมื่อสิ้นรอบ',
    ],
  },
  tr: {
    coupons: { permanent: 'Seviye hediyesi', week: 'Haftalık kupon', month: 'Aylık kupon' },
    faqTitle: 'VIP Merkezi nasıl çalışır',
    faq: [
      'Her alışveriş, ödediğin tutara göre gelişim puanı kazandırır.',
      'Her seviye kupon verir: biri kalıcı, diğerleri her hafta veya her ay.',
      'Hafta pazartesi 00:00 UTC’de başlar. Haftalık ve aylık kuponlar dönemleriyle birlikte sona erer.',
    ],
  },
  vi: {
    coupons: { permanent: 'Quà cấp độ', week: 'Phiếu tuần', month: 'Phiếu tháng' },
    faqTitle: 'Trung tâm VIP hoạt động thế nào',
    faq: [
      'Mỗi lần mua mang lại điểm tích lũy theo số tiền bạn trả.',
      'Mỗi cấp có phiếu: một phiếu vĩnh viễn, các phiếu khác theo tuần hoặc theo tháng.',
      'Tuần bắt đầu vào thứ Hai lúc 00:00 UTC. Phiếu tuần và phiếu tháng hết hạn cùng kỳ đó.',
    ],
  },
  'zh-CN': {
    coupons: { permanent: '等级礼券', week: '每周礼券', month: '每月礼券' },
    faqTitle: 'VIP 中心说明',
    faq: [
      '每次充值都会按实付金额累积成长值。',
      '每个等级都有礼券：一张永久，其他每周或每月发放。',
      '每周从周一 00:00 UTC 开始；每周礼券与每月礼券在当期结束时失效。',
    ],
  },
  'zh-TW': {
    coupons: { permanent: '等級禮券', week: '每週禮券', month: '每月禮券' },
    faqTitle: 'VIP 中心說明',
    faq: [
      '每次儲值都會依實付金額累積成長值。',
      '每個等級都有禮券：一張永久，其他每週或每月發放。',
      '每週自週一 00:00 UTC 起算；週券與月券於當期結束時失效。',
    ],
  },
};

/** A coupon's name as a locale map in JSON, for instance `Weekly coupon −3%` in English. */
export function couponName(period: CouponPeriod, percentOff: number): string {
  const saving = `−${String(percentOff)}%`;
  // Without marks for left to right, its sign would stand after it between Arabic words.
  return localeMap(texts, (own) =>
    own === texts.ar
      ? `${own.coupons[period]} \u200e${saving}\u200e`
      : `${own.coupons[period]} ${saving}`,
  );
}

/** A coupon's name that is the same in every language: `VIP −5%`. */
export function plainCouponName(percentOff: number): string {
  return `VIP −${String(percentOff)}%`;
}

/** The heading of the questions and answers in the VIP centre, as a locale map in JSON. */
export const faqTitle = localeMap(texts, (own) => own.faqTitle);

/** The questions and answers in the VIP centre, as a locale map in JSON; a line break separates paragraphs. */
export const faqContent = localeMap(texts, ({ faq }) => faq.join('\n'));
