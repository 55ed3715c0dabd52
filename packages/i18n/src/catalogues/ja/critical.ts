import type { CriticalCatalogue } from '../../translate';

/** Japanese: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': '戻る',
  'common.cancel': 'キャンセル',
  'common.change': '変更',
  'common.close': '閉じる',
  'common.copied': 'コピーしました',
  'common.loading': '読み込み中…',
  'common.messages': 'お知らせ',
  'common.newTab': '新しいタブで開きます',
  'common.noMatch': '「{{text}}」に一致するものはありません',
  'common.reload': '再読み込み',
  'common.retry': '再試行',
  'common.selected': '選択中',
  'common.wait': 'お待ちください…',
  please_select: '選択してください',
  tip_no_data: 'データがありません',

  // Header, bottom navigation, footer
  'header.language': '言語',
  'header.my': 'マイページ',
  'header.signIn': 'ログイン',
  'header.signOut': 'ログアウト',
  'header.topup': 'チャージ',
  'nav.gift': 'ギフト',
  'nav.label': 'メイン',
  'nav.my': 'マイページ',
  'nav.topup': 'チャージ',
  'footer.agreement': '利用規約',
  'footer.privacy': 'プライバシーポリシー',
  'footer.support': 'カスタマーサポート',
  'header.event': 'イベント',
  'header.vipCenter': 'VIPセンター',
  'header.accountMenu': 'アカウントメニュー',

  // Sign-in
  tip_login_pre: '先にログインしてください',
  tip_login_expired: 'ログインの有効期限が切れました。もう一度ログインしてください',

  // Recipient: account, game, server, role
  'who.account': 'アカウント',
  'who.area': 'エリア',
  'who.chooseGame': 'ゲームを選択',
  'who.chooseRole': 'キャラクターを選択',
  'who.chooseServer': 'サーバーを選択',
  'who.game': 'ゲーム',
  'who.role': 'キャラクター',
  'who.server': 'サーバー',
  'who.title': 'チャージ先',
  'role.empty':
    'このサーバーにキャラクターがいません。別のサーバーまたはアカウントを選んでください',
  'role.loadFailed': 'キャラクターを読み込めませんでした',

  // Goods
  'goods.bonus': 'ボーナス+{{number}}',
  'goods.again': 'もう一度：{{text}}',
  'goods.buy': '購入',
  'goods.empty': '現在このゲームで販売中の商品はありません',
  'goods.loadFailed': '価格を読み込めませんでした',
  'goods.chooseGoods': '商品を選択',
  'goods.limited': '購入制限あり',
  'goods.special': '特別オファー',
  'goods.title': '商品を選ぶ',
  'goods.types': '商品の種類',
  'goods.updating': '価格を更新中…',

  // Prices
  'price.original': '通常価格：{{money}}',
  'price.pay': 'お支払い額',
  'price.order': 'ご注文',
  'price.working': '金額を計算中…',

  // Durations
  'time.days_other': '{{day}}日',
  'time.hours': '{{hour}}時間',
  'time.minutes': '{{min}}分',

  // Recharge popup
  'recharge.exchange': '交換',

  // Result popup
  'result.repeat': 'この注文はすでに受け付けています。内容は次のとおりです',

  // Errors
  'error.network': '通信エラーです。しばらくしてからもう一度お試しください',
  'error.renewed': 'ショップが更新されました。ページを再読み込みしてください',
  'error.server': 'システムエラーが発生しました。しばらくしてからもう一度お試しください',
  'error.generic': '問題が発生しました。もう一度お試しください',
  'error.query': '注文を読み込めませんでした。ホームに戻ってもう一度お試しください',
  'error.roleNotFound':
    'キャラクターが見つかりません。別のキャラクターまたはアカウントを選んでください',
  'error.noGame': 'このゲームは利用できません。別のゲームを選んでください',
  'error.goodsNotInGame': 'この商品はこのゲームでは販売していません。別の商品を選んでください',
  'error.priceChanged': '価格が変わりました。ご確認のうえ、もう一度購入してください',
  'error.channelOutOfRange': 'この支払い方法ではこの金額を扱えません。別の方法を選んでください',
  'error.channelNotFound': 'この支払い方法は存在しません。別の方法を選んでください',
  'error.channelUnavailable': 'この支払い方法に接続できません。別の方法を選んでください',
  'error.cardFormUnavailable':
    'カードの入力欄を読み込めませんでした。別の支払い方法を選んでください',
  'error.gatewayUnavailable': '支払い画面を読み込めませんでした。別の支払い方法を選んでください',
  'error.noOrder': '注文が作成されませんでした。別の支払い方法を選んでください',
  'error.wrongMethodParameters': 'この支払い方法を開始できませんでした。別の方法を選んでください',
  'error.unpaidOrder': 'この商品には未払いの注文があります。先にお支払いください',
  'error.payUnpaidOrder': 'その注文を支払う',
  'error.badLink': 'リンクが無効です。ページを更新してもう一度お試しください',
  'error.linkExpired':
    'このページは有効期限が切れました。カスタマーサポートに新しいリンクをご依頼ください',
  'error.tooManyTries': '試行回数が多すぎます。少し待ってからもう一度お試しください',
  'error.popupBlocked':
    'ブラウザが支払いページをブロックしました。「支払いへ進む」を押してください',

  // Message pages
  'page.home': 'ホームに戻る',
  'page.loadFailed': 'このページを読み込めませんでした',
  'page.notFoundTitle': 'ページが見つかりません',
  'page.notFoundText': 'お探しのページはここにありません',
  'page.errorParamsTitle': 'ページのアドレスが不完全です',
  'page.errorParamsReenter': 'ゲームから開き直し、ページをブックマークしてください',
  'page.errorParamsSupport': 'または、カスタマーサポートに正しいリンクをご依頼ください',
  'page.notAreaTip': 'このリンクには、どの地域のショップを開くかの情報がありません',
  'page.notAreaReenter': 'ゲームから開き直し、ページをブックマークしてください',
  'page.notAreaSupport': 'または、カスタマーサポートに正しいリンクをご依頼ください',
  'area.asia': 'アジア',
  'area.europe': 'ヨーロッパ',
  'area.middleEastAfrica': '中東・アフリカ',
  'area.southeastAsia': '東南アジア',
  'page.notAreaChoose': '地域を選択してください',
  'region.global': '全世界',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': '他のプレイヤーの代理支払い',
  'game.intro':
    '当社ゲームの公式ショップです。購入したアイテムはあなたのキャラクターに直接届きます',
  'game.title': 'ゲームを選択',
  'game.from': '{{money}}から',
  'game.empty': 'まだゲームがありません',
  'game.loadFailed': 'ゲームを読み込めませんでした',
  'game.search': 'ゲームを検索',
  'step.label': 'ステップ',
  'step.selectGame': 'ゲーム選択',
  'step.selectGoods': 'キャラ・商品選択',
  'step.recharge': 'チャージ開始',
  'step.result': 'チャージ結果',
  'step.done': '完了',

  // Connection and storage notices
  'offline.title': 'オフラインです',
  'offline.text': 'お支払いを一時停止しています。接続が回復すると自動的に再開します',
  'offline.back': '接続が回復しました',
  'connection.slow': '接続が遅くなっています。別の経路を試しています',
  'start.failed': 'ショップを読み込めませんでした',
  'start.checkConnection': '通信環境を確認して、もう一度お試しください',
  'start.unsupported': 'このブラウザではショップをご利用いただけません',
  'start.updateBrowser': 'ブラウザが古い可能性があります。更新するか、別のブラウザで開いてください',
  'storage.blocked':
    'お使いのブラウザはこのページの情報を保存できません。Cookieが無効か、保存領域がいっぱいです。ログインと購入はできますが、ページを閉じるか再読み込みするとログアウトします',
} satisfies CriticalCatalogue<'other'>;
