/**
 * The English texts, critical part. The English keys are the message keys that every other catalogue
 * must have. This part has the texts of the first screen, and messages and errors that may be needed
 * without a network. It is loaded before anything is shown, so keep it small.
 *
 * Keys are grouped by the place where they are shown. Keys named by the spec keep its spelling
 * (`tip_logout`, `log_fail` …). Placeholders are written `{{name}}`; a text that counts something
 * takes `count` and has one entry per plural form (`…_one`, `…_other`).
 */
export const critical = {
  // Shared
  'common.back': 'Back',
  'common.cancel': 'Cancel',
  'common.change': 'Change',
  'common.close': 'Close',
  'common.copied': 'Copied',
  'common.loading': 'Loading …',
  'common.messages': 'Messages',
  'common.newTab': 'opens in a new tab',
  'common.noMatch': 'Nothing matches “{{text}}”',
  'common.reload': 'Load again',
  'common.retry': 'Try again',
  'common.selected': 'Selected',
  'common.wait': 'One moment …',
  please_select: 'Please select',
  tip_no_data: 'No data',

  // Header, bottom navigation, footer
  'header.language': 'Language',
  'header.my': 'My',
  'header.signIn': 'Sign in',
  'header.signOut': 'Sign out',
  'header.topup': 'Topup',
  'nav.gift': 'Gift',
  'nav.label': 'Main',
  'nav.my': 'My',
  'nav.topup': 'Topup',
  'footer.agreement': 'User agreement',
  'footer.privacy': 'Privacy policy',
  'footer.support': 'Customer service',
  'header.event': 'Event',
  'header.vipCenter': 'Vip Center',
  'header.accountMenu': 'Account menu',

  // Sign-in
  tip_login_pre: 'Please sign in first',
  tip_login_expired: 'Your sign-in has expired. Please sign in again',

  // Recipient: account, game, server, role
  'who.account': 'Account',
  'who.area': 'Area',
  'who.chooseGame': 'Choose a game',
  'who.chooseRole': 'Choose a role',
  'who.chooseServer': 'Choose a server',
  'who.game': 'Game',
  'who.role': 'Role',
  'who.server': 'Server',
  'who.title': 'Who is it for?',
  'role.empty': 'No role on this server. Choose another server or account',
  'role.loadFailed': 'The roles could not be loaded',

  // Goods
  'goods.bonus': '+{{number}} bonus',
  'goods.again': 'Again: {{text}}',
  'goods.buy': 'Buy',
  'goods.empty': 'Nothing is on sale in this game right now',
  'goods.loadFailed': 'The prices could not be loaded',
  'goods.chooseGoods': 'Choose an item',
  'goods.limited': 'Limited',
  'goods.special': 'Special offer',
  'goods.title': 'What would you like?',
  'goods.types': 'Type of goods',
  'goods.updating': 'Updating prices …',

  // Prices
  'price.original': 'Original price: {{money}}',
  'price.pay': 'To pay',
  'price.order': 'Your order',
  'price.working': 'Working out the price …',

  // Durations
  'time.days_one': '{{day}} day',
  'time.days_other': '{{day}} days',
  'time.hours': '{{hour}} h',
  'time.minutes': '{{min}} min',

  // Recharge popup
  'recharge.exchange': 'Exchange',

  // Result popup
  'result.repeat': 'This order already exists. Here it is',

  // Errors
  'error.network': 'Network error. Please try again later',
  'error.renewed': 'The shop has been renewed. Please load the page again',
  'error.server': 'Something went wrong on our side. Please try again later',
  'error.generic': 'Something went wrong. Please try again',
  'error.query': 'The order could not be read. Return home and try again',
  'error.roleNotFound': 'Role not found. Choose another role or account',
  'error.noGame': 'This game is not available. Please choose another',
  'error.goodsNotInGame': 'This item is not sold in this game. Please choose another',
  'error.priceChanged': 'The price has changed. Please check it and buy again',
  'error.channelOutOfRange':
    'This payment method does not accept this amount. Please choose another',
  'error.channelNotFound': 'This payment method does not exist. Please choose another',
  'error.channelUnavailable': 'This payment method cannot be reached. Please choose another',
  'error.cardFormUnavailable':
    'The card form could not be loaded. Please choose another payment method',
  'error.gatewayUnavailable':
    'The payment window could not be loaded. Please choose another payment method',
  'error.noOrder': 'payway_id is no exist. Please choose another payment method',
  'error.wrongMethodParameters': 'This payment method could not be started. Please choose another',
  'error.unpaidOrder': 'You have an unpaid order for this item. Please pay it first',
  'error.payUnpaidOrder': 'Pay that order',
  'error.badLink': 'The link is not valid. Refresh the page and try again',
  'error.linkExpired': 'This page has expired. Ask customer service for a new link',
  'error.tooManyTries': 'Too many tries. Please wait a moment and try again',
  'error.popupBlocked': 'Your browser blocked the payment page. Press “Go to pay”',

  // Message pages
  'page.home': 'Return home',
  'page.loadFailed': 'This page could not be loaded',
  'page.notFoundTitle': 'Page not found',
  'page.notFoundText': 'The page you are looking for is not here',
  'page.errorParamsTitle': 'The page address is not complete',
  'page.errorParamsReenter': 'Open the shop from the game again, and bookmark it',
  'page.errorParamsSupport': 'Or ask customer service for the correct link',
  'page.notAreaTip': 'This link does not say which region’s shop to open',
  'page.notAreaReenter': 'Open the shop from the game again, and bookmark it',
  'page.notAreaSupport': 'Or ask customer service for the correct link',
  'area.asia': 'Asia',
  'area.europe': 'Europe',
  'area.middleEastAfrica': 'Middle East and Africa',
  'area.southeastAsia': 'Southeast Asia',
  'page.notAreaChoose': 'Choose your region',
  'region.global': 'Global',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Pay for another player',
  'game.intro': 'The official shop for our games: what you buy goes straight to your character',
  'game.title': 'Choose a game',
  'game.from': 'from {{money}}',
  'game.empty': 'There are no games here yet',
  'game.loadFailed': 'The games could not be loaded',
  'game.search': 'Search games',
  'step.label': 'Steps',
  'step.selectGame': 'Select game',
  'step.selectGoods': 'Select role and goods',
  'step.recharge': 'Recharge begin',
  'step.result': 'Recharge result',
  'step.done': 'done',

  // Connection and storage notices
  'offline.title': 'You are offline',
  'offline.text': 'Payment is paused and continues by itself once you are back online',
  'offline.back': 'You are back online',
  'connection.slow': 'The connection is slow. We are trying another way',
  'start.failed': 'The shop could not be loaded',
  'start.checkConnection': 'Check your connection and try again',
  'start.unsupported': 'The shop cannot run in this browser',
  'start.updateBrowser':
    'The browser is probably too old. Update it, or open the shop in another one',
  'storage.blocked':
    'Your browser keeps nothing for this page: cookies are off, or its storage is full. You can sign in and buy, but closing or reloading the page signs you out',
} as const;
