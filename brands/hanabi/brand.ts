import { defineBrand } from '../src/brand';

/** The rows of the legal notice, which both game products share. */
const notice = {
  seller: '株式会社ハナビゲームス\n〒150-0002 東京都渋谷区渋谷9丁目9番9号',
  // An office without a name, since the brand is invented.
  representative: '代表取締役',
  contact: [
    'support@hanabi.example',
    '電話番号は、請求があれば遅滞なく開示します。',
    '受付時間：毎日 10:00～13:00、14:30～19:00',
  ].join('\n'),
  price: '各商品の購入画面に、消費税を含む価格を日本円で表示します（160円～16,000円）。',
  payment: [
    'クレジットカード、PayPay、コンビニ払い、Apple Pay、PayPal、ゲームウォレット',
    '購入手続きの完了時にお支払いいただきます。コンビニ払いの期限は申込みから3日間です。',
  ].join('\n'),
  delivery: 'お支払いの確認後、ただちにゲーム内へ反映されます。',
  returns: 'デジタルコンテンツの性質上、購入後の返品・キャンセル・返金はお受けできません。',
  minors: '未成年の方は、必ず保護者の同意を得てからご購入ください。',
  systems: 'iOS 12以降、Android 8以降',
};

/** Japan: a legal notice for each game product, and inquiries at set hours. */
export const hanabi = defineBrand({
  key: 'hanabi',
  name: 'ハナビゲームス',
  title: 'ハナビゲームス公式チャージセンター',
  theme: {
    colour: '#d6246e',
    corners: 'round',
    headings: 'rounded',
    backdrop: 'dots',
    cards: 'outlined',
    header: 'plain',
    buttons: 'gradient',
    tiles: 'row',
  },
  areas: [
    {
      area: 'ja',
      currency: 'JPY',
      regions: ['JP'],
      defaultLanguage: 'ja',
      firstGame: { clientId: '560001', gameProductId: 'hanabi-senki' },
    },
  ],
  languages: ['ja', 'en', 'zh-TW'],
  newVersion: 'always',
  signIn: [
    { kind: 'apple', clientId: 'hanabi-apple' },
    { kind: 'google', clientId: 'hanabi-google', package: 'example.hanabi.shop' },
    { kind: 'twitter' },
  ],
  legal: {
    privacy: 'https://www.hanabi.example/privacy',
    agreement: 'https://www.hanabi.example/terms',
    copyright: '© 2026 株式会社ハナビゲームス',
  },
  support: 'https://www.hanabi.example/support',
  backEnd: {
    honoursIdempotencyKey: true,
    sameBackend: true,
    checksSignInProofs: true,
    replacesUnpaid: true,
  },
  payways: ['10201', '10801', '11001', '11501', '11702'],
  gameCodes: {
    senki: { clientId: '560001', area: 'ja' },
    nekomachi: { clientId: '560002', area: 'ja' },
  },
  legalNotices: [
    { gameProductId: 'hanabi-senki', game: '花火戦記', language: 'ja', notice },
    { gameProductId: 'nekomachi', game: 'ねこまち日和', language: 'ja', notice },
  ],
  inquiries: {
    hours: [
      { from: '10:00', to: '13:00' },
      { from: '14:30', to: '19:00' },
    ],
    timeZone: 'UTC+9',
    contact: { kind: 'page', href: 'https://www.hanabi.example/support/contact' },
  },
});
