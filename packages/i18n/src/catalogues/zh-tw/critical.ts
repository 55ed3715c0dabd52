import type { CriticalCatalogue } from '../../translate';

/** Traditional Chinese: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': '返回',
  'common.cancel': '取消',
  'common.change': '變更',
  'common.close': '關閉',
  'common.copied': '已複製',
  'common.loading': '載入中…',
  'common.messages': '訊息',
  'common.newTab': '在新分頁開啟',
  'common.noMatch': '找不到符合「{{text}}」的結果',
  'common.reload': '重新載入',
  'common.retry': '重試',
  'common.selected': '已選擇',
  'common.wait': '請稍候…',
  please_select: '請選擇',
  tip_no_data: '沒有資料',

  // Header, bottom navigation, footer
  'header.language': '語言',
  'header.my': '我的',
  'header.signIn': '登入',
  'header.signOut': '登出',
  'header.topup': '儲值',
  'nav.gift': '禮包',
  'nav.label': '主選單',
  'nav.my': '我的',
  'nav.topup': '儲值',
  'footer.agreement': '使用者條款',
  'footer.privacy': '隱私權政策',
  'footer.support': '聯絡客服',
  'header.event': '活動',
  'header.vipCenter': 'VIP 中心',
  'header.accountMenu': '帳號選單',

  // Sign-in
  tip_login_pre: '請先登入',
  tip_login_expired: '登入已過期，請重新登入',

  // Recipient: account, game, server, role
  'who.account': '帳號',
  'who.area': '分區',
  'who.chooseGame': '選擇遊戲',
  'who.chooseRole': '選擇角色',
  'who.chooseServer': '選擇伺服器',
  'who.game': '遊戲',
  'who.role': '角色',
  'who.server': '伺服器',
  'who.title': '要幫誰儲值？',
  'role.empty': '這個伺服器沒有角色，請選擇其他伺服器或帳號',
  'role.loadFailed': '角色載入失敗',

  // Goods
  'goods.bonus': '贈 {{number}}',
  'goods.again': '再買一次：{{text}}',
  'goods.buy': '購買',
  'goods.empty': '這款遊戲目前沒有可購買的商品',
  'goods.loadFailed': '價格載入失敗',
  'goods.chooseGoods': '選擇商品',
  'goods.limited': '限購',
  'goods.special': '特別優惠',
  'goods.title': '想買什麼？',
  'goods.types': '商品類型',
  'goods.updating': '正在更新價格…',

  // Prices
  'price.original': '原價：{{money}}',
  'price.pay': '應付金額',
  'price.order': '你的訂單',
  'price.working': '正在計算價格…',

  // Durations
  'time.days_other': '{{day}} 天',
  'time.hours': '{{hour}} 小時',
  'time.minutes': '{{min}} 分鐘',

  // Recharge popup
  'recharge.exchange': '兌換',

  // Result popup
  'result.repeat': '這筆訂單已存在，明細如下',

  // Errors
  'error.network': '網路錯誤，請稍後再試',
  'error.renewed': '商店已更新，請重新載入頁面',
  'error.server': '系統發生問題，請稍後再試',
  'error.generic': '發生錯誤，請再試一次',
  'error.query': '訂單查詢失敗，請返回首頁再試一次',
  'error.roleNotFound': '找不到角色，請重新選擇角色或更換帳號',
  'error.noGame': '這款遊戲無法使用，請選擇其他遊戲',
  'error.goodsNotInGame': '這款遊戲沒有販售此商品，請選擇其他商品',
  'error.priceChanged': '價格已變動，請確認後重新購買',
  'error.channelOutOfRange': '此付款方式不支援這個金額，請選擇其他方式',
  'error.channelNotFound': '此付款方式不存在，請選擇其他方式',
  'error.channelUnavailable': '暫時無法連線至此付款方式，請選擇其他方式',
  'error.cardFormUnavailable': '信用卡表單載入失敗，請選擇其他付款方式',
  'error.gatewayUnavailable': '付款視窗載入失敗，請選擇其他付款方式',
  'error.noOrder': '訂單未成立，請選擇其他付款方式',
  'error.wrongMethodParameters': '無法啟動此付款方式，請選擇其他方式',
  'error.unpaidOrder': '此商品有未付款的訂單，請先完成付款',
  'error.payUnpaidOrder': '前往支付該訂單',
  'error.badLink': '連結無效，請重新整理頁面後再試',
  'error.linkExpired': '頁面已過期，請聯絡客服取得新連結',
  'error.tooManyTries': '嘗試次數過多，請稍後再試',
  'error.popupBlocked': '瀏覽器封鎖了付款頁面，請點選「前往付款」',

  // Message pages
  'page.home': '返回首頁',
  'page.loadFailed': '頁面載入失敗',
  'page.notFoundTitle': '找不到頁面',
  'page.notFoundText': '找不到你要前往的頁面',
  'page.errorParamsTitle': '頁面網址不完整',
  'page.errorParamsReenter': '請從遊戲重新進入，並將頁面加入書籤',
  'page.errorParamsSupport': '或聯絡客服取得正確的連結',
  'page.notAreaTip': '這個連結沒有說明要開啟哪個地區的商店',
  'page.notAreaReenter': '請從遊戲重新進入，並將頁面加入書籤',
  'page.notAreaSupport': '或聯絡客服取得正確的連結',
  'area.asia': '亞洲',
  'area.europe': '歐洲',
  'area.middleEastAfrica': '中東和非洲',
  'area.southeastAsia': '東南亞',
  'page.notAreaChoose': '請選擇地區',
  'region.global': '全球',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': '為其他玩家代付',
  'game.intro': '遊戲官方儲值商店，購買的商品會直接發送到你的角色',
  'game.title': '選擇遊戲',
  'game.from': '{{money}} 起',
  'game.empty': '目前沒有遊戲',
  'game.loadFailed': '遊戲載入失敗',
  'game.search': '搜尋遊戲',
  'step.label': '步驟',
  'step.selectGame': '選擇遊戲',
  'step.selectGoods': '選擇角色與商品',
  'step.recharge': '開始儲值',
  'step.result': '儲值結果',
  'step.done': '已完成',

  // Connection and storage notices
  'offline.title': '目前處於離線狀態',
  'offline.text': '付款已暫停，恢復連線後會自動繼續',
  'offline.back': '已恢復連線',
  'connection.slow': '連線速度較慢，正在嘗試其他線路',
  'start.failed': '商店載入失敗',
  'start.checkConnection': '請檢查網路連線後再試',
  'start.unsupported': '此瀏覽器無法執行商店',
  'start.updateBrowser': '瀏覽器版本可能過舊，請更新或改用其他瀏覽器',
  'storage.blocked':
    '瀏覽器未替此頁面保存任何資訊：Cookie 已停用，或儲存空間已滿。您可以登入並購買，但關閉或重新整理頁面後會登出',
} satisfies CriticalCatalogue<'other'>;
