import type { FrameTexts } from '@shop/payments/card-frame';

type Sentences = readonly [title: string, loadFailed: string, payInAnotherWay: string];

const english: Sentences = [
  'Secure card form',
  'The card form could not be loaded.',
  'Pay in another way',
];

/** The same wording as in the shop, whose catalogues are too large for three sentences. */
const sentences: Readonly<Record<string, Sentences>> = {
  ar: ['نموذج بطاقة آمن', 'تعذّر تحميل نموذج البطاقة.', 'الدفع بطريقة أخرى'],
  de: [
    'Sicheres Kartenformular',
    'Das Kartenformular wurde nicht geladen.',
    'Andere Zahlungsart wählen',
  ],
  en: english,
  es: [
    'Formulario de tarjeta seguro',
    'No se pudo cargar el formulario de la tarjeta.',
    'Pagar de otra forma',
  ],
  fr: [
    'Formulaire de carte sécurisé',
    'Le formulaire de carte n’a pas pu être chargé.',
    'Payer autrement',
  ],
  id: ['Formulir kartu yang aman', 'Formulir kartu gagal dimuat.', 'Bayar dengan cara lain'],
  it: [
    'Modulo carta sicuro',
    'Impossibile caricare il modulo della carta.',
    'Paga in un altro modo',
  ],
  ja: ['安全なカード入力フォーム', 'カードの入力欄を読み込めませんでした。', '別の方法で支払う'],
  ko: ['안전한 카드 입력 양식', '카드 입력 창을 불러오지 못했습니다.', '다른 방법으로 결제'],
  ms: ['Borang kad selamat', 'Borang kad gagal dimuatkan.', 'Bayar dengan cara lain'],
  pl: [
    'Bezpieczny formularz karty',
    'Nie udało się wczytać formularza karty.',
    'Zapłać w inny sposób',
  ],
  pt: [
    'Formulário de cartão seguro',
    'Não foi possível carregar o formulário do cartão.',
    'Pagar de outra forma',
  ],
  ru: ['Защищённая форма карты', 'Форма карты не загрузилась.', 'Оплатить другим способом'],
  th: ['แบบฟอร์มบัตรที่ปลอดภัย', 'โหลดแบบฟอร์มบัตรไม่สำเร็จ', 'ชำระเงินด้วยวิธีอื่น'],
  tr: ['Güvenli kart formu', 'Kart formu yüklenemedi.', 'Başka bir yöntemle öde'],
  vi: ['Biểu mẫu thẻ an toàn', 'Không tải được biểu mẫu thẻ.', 'Thanh toán bằng cách khác'],
  'zh-CN': ['安全的银行卡表单', '卡片表单加载失败。', '使用其他方式支付'],
  'zh-TW': ['安全的信用卡表單', '卡片表單載入失敗。', '使用其他方式付款'],
};

/** Returns the texts of the frame in one of the shop's languages, else in English. */
export function frameTexts(language: string): FrameTexts {
  const found = Object.entries(sentences).find(([code]) => code === language);
  const [title, loadFailed, payInAnotherWay] = found?.[1] ?? english;
  return { title, loadFailed, payInAnotherWay };
}
