import type { CriticalCatalogue } from '../../translate';

/** Simplified Chinese: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': '返回',
  'common.cancel': '取消',
  'common.change': '更改',
  'common.close': '关闭',
  'common.copied': '已复制',
  'common.loading': '加载中…',
  'common.messages': '消息',
  'common.newTab': '在新标签页打开',
  'common.noMatch': '没有与“{{text}}”匹配的结果',
  'common.reload': '重新加载',
  'common.retry': '重试',
  'common.selected': '已选择',
  'common.wait': '请稍候…',
  please_select: '请选择',
  tip_no_data: '暂无数据',

  // Header, bottom navigation, footer
  'header.language': '语言',
  'header.my': '我的',
  'header.signIn': '登录',
  'header.signOut': '退出登录',
  'header.topup': '充值',
  'nav.gift': '礼包',
  'nav.label': '主导航',
  'nav.my': '我的',
  'nav.topup': '充值',
  'footer.agreement': '用户协议',
  'footer.privacy': '隐私政策',
  'footer.support': '联系客服',
  'header.event': '活动',
  'header.vipCenter': 'VIP 中心',
  'header.accountMenu': '账号菜单',

  // Sign-in
  tip_login_pre: '请先登录',
  tip_login_expired: '登录已过期，请重新登录',

  // Recipient: account, game, server, role
  'who.account': '账号',
  'who.area': '大区',
  'who.chooseGame': '选择游戏',
  'who.chooseRole': '选择角色',
  'who.chooseServer': '选择服务器',
  'who.game': '游戏',
  'who.role': '角色',
  'who.server': '服务器',
  'who.title': '为谁充值？',
  'role.empty': '该服务器没有角色，请选择其他服务器或账号',
  'role.loadFailed': '角色加载失败',

  // Goods
  'goods.bonus': '赠 {{number}}',
  'goods.again': '再来一次：{{text}}',
  'goods.buy': '购买',
  'goods.empty': '该游戏目前没有可购买的商品',
  'goods.loadFailed': '价格加载失败',
  'goods.chooseGoods': '选择商品',
  'goods.limited': '限购',
  'goods.special': '特惠',
  'goods.title': '想买什么？',
  'goods.types': '商品类型',
  'goods.updating': '正在更新价格…',

  // Prices
  'price.original': '原价：{{money}}',
  'price.pay': '应付',
  'price.order': '你的订单',
  'price.working': '正在计算价格…',

  // Durations
  'time.days_other': '{{day}} 天',
  'time.hours': '{{hour}} 小时',
  'time.minutes': '{{min}} 分钟',

  // Recharge popup
  'recharge.exchange': '兑换',

  // Result popup
  'result.repeat': '该订单已存在，详情如下',

  // Errors
  'error.network': '网络错误，请稍后重试',
  'error.renewed': '商店已更新，请重新加载页面',
  'error.server': '服务异常，请稍后重试',
  'error.generic': '出错了，请重试',
  'error.query': '订单查询失败，请返回首页重试',
  'error.roleNotFound': '未找到角色，请重新选择角色或更换账号',
  'error.noGame': '该游戏不可用，请选择其他游戏',
  'error.goodsNotInGame': '该游戏不出售此商品，请选择其他商品',
  'error.priceChanged': '价格有变动，请确认后重新购买',
  'error.channelOutOfRange': '该支付方式不支持此金额，请选择其他方式',
  'error.channelNotFound': '该支付方式不存在，请选择其他方式',
  'error.channelUnavailable': '暂时无法连接该支付方式，请选择其他方式',
  'error.cardFormUnavailable': '银行卡表单加载失败，请选择其他支付方式',
  'error.gatewayUnavailable': '支付窗口加载失败，请选择其他支付方式',
  'error.noOrder': '订单未生成，请选择其他支付方式',
  'error.wrongMethodParameters': '该支付方式无法启动，请选择其他方式',
  'error.unpaidOrder': '该商品有未支付的订单，请先去支付',
  'error.payUnpaidOrder': '去支付该订单',
  'error.badLink': '链接无效，请刷新页面后重试',
  'error.linkExpired': '页面已过期，请联系客服获取新链接',
  'error.tooManyTries': '尝试次数过多，请稍后再试',
  'error.popupBlocked': '浏览器拦截了支付页面，请点击“去支付”',

  // Message pages
  'page.home': '返回首页',
  'page.loadFailed': '页面加载失败',
  'page.notFoundTitle': '页面不存在',
  'page.notFoundText': '找不到你要访问的页面',
  'page.errorParamsTitle': '页面地址不完整',
  'page.errorParamsReenter': '请从游戏重新进入，并收藏该页面',
  'page.errorParamsSupport': '或联系客服获取正确的链接',
  'page.notAreaTip': '该链接没有说明要打开哪个地区的商店',
  'page.notAreaReenter': '请从游戏重新进入，并收藏该页面',
  'page.notAreaSupport': '或联系客服获取正确的链接',
  'area.asia': '亚洲',
  'area.europe': '欧洲',
  'area.middleEastAfrica': '中东和非洲',
  'area.southeastAsia': '东南亚',
  'page.notAreaChoose': '请选择地区',
  'region.global': '全球',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': '为其他玩家代付',
  'game.intro': '游戏官方充值商店，购买的商品会直接发放到你的角色',
  'game.title': '选择游戏',
  'game.from': '{{money}} 起',
  'game.empty': '暂无游戏',
  'game.loadFailed': '游戏加载失败',
  'game.search': '搜索游戏',
  'step.label': '步骤',
  'step.selectGame': '选择游戏',
  'step.selectGoods': '选择角色和商品',
  'step.recharge': '开始充值',
  'step.result': '充值结果',
  'step.done': '已完成',

  // Connection and storage notices
  'offline.title': '网络已断开',
  'offline.text': '支付已暂停，恢复连接后会自动继续',
  'offline.back': '网络已恢复',
  'connection.slow': '网络较慢，正在尝试其他线路',
  'start.failed': '商店加载失败',
  'start.checkConnection': '请检查网络连接后重试',
  'start.unsupported': '此浏览器无法运行商店',
  'start.updateBrowser': '浏览器版本可能过旧，请更新或换用其他浏览器',
  'storage.blocked':
    '浏览器未为此页面保存任何信息：Cookie 已关闭，或存储空间已满。您可以登录和购买，但关闭或刷新页面后会退出登录',
} satisfies CriticalCatalogue<'other'>;
