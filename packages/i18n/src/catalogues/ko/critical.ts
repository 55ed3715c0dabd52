import type { CriticalCatalogue } from '../../translate';

/** Korean: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': '뒤로',
  'common.cancel': '취소',
  'common.change': '변경',
  'common.close': '닫기',
  'common.copied': '복사됨',
  'common.loading': '불러오는 중…',
  'common.messages': '알림',
  'common.newTab': '새 탭에서 열림',
  'common.noMatch': '‘{{text}}’에 맞는 결과가 없습니다',
  'common.reload': '다시 불러오기',
  'common.retry': '다시 시도',
  'common.selected': '선택됨',
  'common.wait': '잠시만 기다려 주세요…',
  please_select: '선택해 주세요',
  tip_no_data: '데이터가 없습니다',

  // Header, bottom navigation, footer
  'header.language': '언어',
  'header.my': '마이',
  'header.signIn': '로그인',
  'header.signOut': '로그아웃',
  'header.topup': '충전',
  'nav.gift': '선물',
  'nav.label': '주 메뉴',
  'nav.my': '마이',
  'nav.topup': '충전',
  'footer.agreement': '이용약관',
  'footer.privacy': '개인정보처리방침',
  'footer.support': '고객센터',
  'header.event': '이벤트',
  'header.vipCenter': 'VIP 센터',
  'header.accountMenu': '계정 메뉴',

  // Sign-in
  tip_login_pre: '먼저 로그인해 주세요',
  tip_login_expired: '로그인이 만료되었습니다. 다시 로그인해 주세요',

  // Recipient: account, game, server, role
  'who.account': '계정',
  'who.area': '구역',
  'who.chooseGame': '게임 선택',
  'who.chooseRole': '캐릭터 선택',
  'who.chooseServer': '서버 선택',
  'who.game': '게임',
  'who.role': '캐릭터',
  'who.server': '서버',
  'who.title': '누구에게 충전할까요?',
  'role.empty': '이 서버에 캐릭터가 없습니다. 다른 서버나 계정을 선택해 주세요',
  'role.loadFailed': '캐릭터를 불러오지 못했습니다',

  // Goods
  'goods.bonus': '보너스 +{{number}}',
  'goods.again': '다시: {{text}}',
  'goods.buy': '구매',
  'goods.empty': '지금 이 게임에서 판매 중인 상품이 없습니다',
  'goods.loadFailed': '가격을 불러오지 못했습니다',
  'goods.chooseGoods': '상품 선택',
  'goods.limited': '구매 제한',
  'goods.special': '특별 혜택',
  'goods.title': '어떤 상품을 구매할까요?',
  'goods.types': '상품 종류',
  'goods.updating': '가격 업데이트 중…',

  // Prices
  'price.original': '정가: {{money}}',
  'price.pay': '결제 금액',
  'price.order': '주문 내역',
  'price.working': '금액 계산 중…',

  // Durations
  'time.days_other': '{{day}}일',
  'time.hours': '{{hour}}시간',
  'time.minutes': '{{min}}분',

  // Recharge popup
  'recharge.exchange': '교환',

  // Result popup
  'result.repeat': '이미 접수된 주문입니다. 아래에서 확인해 주세요',

  // Errors
  'error.network': '네트워크 오류입니다. 잠시 후 다시 시도해 주세요',
  'error.renewed': '상점이 업데이트되었습니다. 페이지를 다시 불러와 주세요',
  'error.server': '시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요',
  'error.generic': '오류가 발생했습니다. 다시 시도해 주세요',
  'error.query': '주문을 불러오지 못했습니다. 홈으로 돌아가 다시 시도해 주세요',
  'error.roleNotFound': '캐릭터를 찾을 수 없습니다. 다른 캐릭터나 계정을 선택해 주세요',
  'error.noGame': '이용할 수 없는 게임입니다. 다른 게임을 선택해 주세요',
  'error.goodsNotInGame': '이 게임에서 판매하지 않는 상품입니다. 다른 상품을 선택해 주세요',
  'error.priceChanged': '가격이 바뀌었습니다. 확인 후 다시 구매해 주세요',
  'error.channelOutOfRange': '이 금액은 결제할 수 없는 수단입니다. 다른 수단을 선택해 주세요',
  'error.channelNotFound': '존재하지 않는 결제 수단입니다. 다른 수단을 선택해 주세요',
  'error.channelUnavailable': '연결할 수 없는 결제 수단입니다. 다른 수단을 선택해 주세요',
  'error.cardFormUnavailable': '카드 입력 창을 불러오지 못했습니다. 다른 결제 수단을 선택해 주세요',
  'error.gatewayUnavailable': '결제 창을 불러오지 못했습니다. 다른 결제 수단을 선택해 주세요',
  'error.noOrder': '주문이 생성되지 않았습니다. 다른 결제 수단을 선택해 주세요',
  'error.wrongMethodParameters': '이 결제 수단을 실행하지 못했습니다. 다른 수단을 선택해 주세요',
  'error.unpaidOrder': '이 상품에 미결제 주문이 있습니다. 먼저 결제해 주세요',
  'error.payUnpaidOrder': '해당 주문 결제하기',
  'error.badLink': '올바르지 않은 링크입니다. 페이지를 새로고침하고 다시 시도해 주세요',
  'error.linkExpired': '만료된 페이지입니다. 고객센터에 새 링크를 요청해 주세요',
  'error.tooManyTries': '시도 횟수가 너무 많습니다. 잠시 후 다시 시도해 주세요',
  'error.popupBlocked': '브라우저가 결제 페이지를 차단했습니다. ‘결제하러 가기’를 눌러 주세요',

  // Message pages
  'page.home': '홈으로',
  'page.loadFailed': '페이지를 불러오지 못했습니다',
  'page.notFoundTitle': '페이지를 찾을 수 없습니다',
  'page.notFoundText': '찾으시는 페이지가 없습니다',
  'page.errorParamsTitle': '페이지 주소가 올바르지 않습니다',
  'page.errorParamsReenter': '게임에서 다시 들어와 페이지를 즐겨찾기에 추가해 주세요',
  'page.errorParamsSupport': '또는 고객센터에 올바른 링크를 요청해 주세요',
  'page.notAreaTip': '이 링크에는 어느 지역 상점을 열지 나와 있지 않습니다',
  'page.notAreaReenter': '게임에서 다시 들어와 페이지를 즐겨찾기에 추가해 주세요',
  'page.notAreaSupport': '또는 고객센터에 올바른 링크를 요청해 주세요',
  'area.asia': '아시아',
  'area.europe': '유럽',
  'area.middleEastAfrica': '중동 및 아프리카',
  'area.southeastAsia': '동남아시아',
  'page.notAreaChoose': '지역을 선택해 주세요',
  'region.global': '전 세계',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': '다른 플레이어 대신 결제',
  'game.intro': '우리 게임의 공식 상점입니다. 구매한 상품은 내 캐릭터에게 바로 지급됩니다',
  'game.title': '게임 선택',
  'game.from': '{{money}}부터',
  'game.empty': '아직 게임이 없습니다',
  'game.loadFailed': '게임을 불러오지 못했습니다',
  'game.search': '게임 검색',
  'step.label': '단계',
  'step.selectGame': '게임 선택',
  'step.selectGoods': '캐릭터와 상품 선택',
  'step.recharge': '충전 시작',
  'step.result': '충전 결과',
  'step.done': '완료',

  // Connection and storage notices
  'offline.title': '오프라인 상태입니다',
  'offline.text': '결제가 일시 중지되었습니다. 다시 연결되면 자동으로 이어집니다',
  'offline.back': '다시 연결되었습니다',
  'connection.slow': '연결이 느립니다. 다른 경로로 시도하고 있습니다',
  'start.failed': '상점을 불러오지 못했습니다',
  'start.checkConnection': '네트워크 연결을 확인하고 다시 시도해 주세요',
  'start.unsupported': '이 브라우저에서는 상점을 실행할 수 없습니다',
  'start.updateBrowser':
    '브라우저가 너무 오래된 것 같습니다. 업데이트하거나 다른 브라우저에서 열어 주세요',
  'storage.blocked':
    '브라우저가 이 페이지의 정보를 저장하지 않습니다. 쿠키가 꺼져 있거나 저장 공간이 가득 찼습니다. 로그인하고 구매할 수 있지만 페이지를 닫거나 새로 고치면 로그아웃됩니다',
} satisfies CriticalCatalogue<'other'>;
