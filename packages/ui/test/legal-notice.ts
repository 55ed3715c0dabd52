/** A notice of a Japanese brand: in Japanese, with some entries of several lines (spec §9). */
export const legalNotice = {
  seller: '株式会社ノーススター',
  representative: '代表取締役 山田 花子',
  contact: '〒100-0000 東京都千代田区見本町1-2-3\n電話 00-0000-0000\nsupport@example.com',
  price: '各商品の購入画面に、消費税を含む価格を表示します。\n通信料はお客様の負担となります。',
  payment: '購入画面に表示する方法で、ご購入の際にお支払いください。',
  delivery: 'お支払いの確認後、ただちにゲーム内でご利用いただけます。',
  returns: '商品の性質上、ご購入後の返品、返金はお受けできません。',
  minors: '未成年の方は、保護者の同意を得てからご購入ください。',
  systems: 'iOS 12 以上\nAndroid 8 以上',
} as const;
