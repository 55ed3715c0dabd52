import type { CriticalCatalogue } from '../../translate';

/** Vietnamese: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Quay lại',
  'common.cancel': 'Hủy',
  'common.change': 'Đổi',
  'common.close': 'Đóng',
  'common.copied': 'Đã sao chép',
  'common.loading': 'Đang tải…',
  'common.messages': 'Thông báo',
  'common.newTab': 'mở trong tab mới',
  'common.noMatch': 'Không có kết quả cho “{{text}}”',
  'common.reload': 'Tải lại',
  'common.retry': 'Thử lại',
  'common.selected': 'Đã chọn',
  'common.wait': 'Vui lòng chờ…',
  please_select: 'Vui lòng chọn',
  tip_no_data: 'Không có dữ liệu',

  // Header, bottom navigation, footer
  'header.language': 'Ngôn ngữ',
  'header.my': 'Của tôi',
  'header.signIn': 'Đăng nhập',
  'header.signOut': 'Đăng xuất',
  'header.topup': 'Nạp',
  'nav.gift': 'Quà',
  'nav.label': 'Menu chính',
  'nav.my': 'Tôi',
  'nav.topup': 'Nạp',
  'footer.agreement': 'Thỏa thuận người dùng',
  'footer.privacy': 'Chính sách bảo mật',
  'footer.support': 'Hỗ trợ khách hàng',
  'header.event': 'Sự kiện',
  'header.vipCenter': 'Trung tâm VIP',
  'header.accountMenu': 'Menu tài khoản',

  // Sign-in
  tip_login_pre: 'Vui lòng đăng nhập trước',
  tip_login_expired: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại',

  // Recipient: account, game, server, role
  'who.account': 'Tài khoản',
  'who.area': 'Cụm máy chủ',
  'who.chooseGame': 'Chọn game',
  'who.chooseRole': 'Chọn nhân vật',
  'who.chooseServer': 'Chọn máy chủ',
  'who.game': 'Game',
  'who.role': 'Nhân vật',
  'who.server': 'Máy chủ',
  'who.title': 'Nạp cho ai?',
  'role.empty': 'Không có nhân vật trên máy chủ này. Hãy chọn máy chủ hoặc tài khoản khác',
  'role.loadFailed': 'Không tải được nhân vật',

  // Goods
  'goods.bonus': 'Tặng thêm {{number}}',
  'goods.again': 'Mua lại: {{text}}',
  'goods.buy': 'Mua',
  'goods.empty': 'Hiện game này chưa có gói nào được bán',
  'goods.loadFailed': 'Không tải được giá',
  'goods.chooseGoods': 'Chọn gói',
  'goods.limited': 'Có giới hạn',
  'goods.special': 'Ưu đãi đặc biệt',
  'goods.title': 'Bạn muốn mua gì?',
  'goods.types': 'Loại gói',
  'goods.updating': 'Đang cập nhật giá…',

  // Prices
  'price.original': 'Giá gốc: {{money}}',
  'price.pay': 'Cần thanh toán',
  'price.order': 'Đơn hàng của bạn',
  'price.working': 'Đang tính giá…',

  // Durations
  'time.days_other': '{{day}} ngày',
  'time.hours': '{{hour}} giờ',
  'time.minutes': '{{min}} phút',

  // Recharge popup
  'recharge.exchange': 'Đổi',

  // Result popup
  'result.repeat': 'Đơn hàng này đã tồn tại. Xem bên dưới',

  // Errors
  'error.network': 'Lỗi mạng. Vui lòng thử lại sau',
  'error.renewed': 'Cửa hàng đã được cập nhật. Vui lòng tải lại trang',
  'error.server': 'Hệ thống gặp sự cố. Vui lòng thử lại sau',
  'error.generic': 'Đã có lỗi. Vui lòng thử lại',
  'error.query': 'Không tải được đơn hàng. Hãy về trang chủ và thử lại',
  'error.roleNotFound': 'Không tìm thấy nhân vật. Hãy chọn nhân vật hoặc tài khoản khác',
  'error.noGame': 'Game này không khả dụng. Vui lòng chọn game khác',
  'error.goodsNotInGame': 'Gói này không bán trong game này. Vui lòng chọn gói khác',
  'error.priceChanged': 'Giá đã thay đổi. Vui lòng kiểm tra và mua lại',
  'error.channelOutOfRange': 'Phương thức này không hỗ trợ số tiền này. Vui lòng chọn cách khác',
  'error.channelNotFound': 'Phương thức này không tồn tại. Vui lòng chọn cách khác',
  'error.channelUnavailable': 'Không kết nối được phương thức này. Vui lòng chọn cách khác',
  'error.cardFormUnavailable': 'Không tải được biểu mẫu thẻ. Vui lòng chọn phương thức khác',
  'error.gatewayUnavailable': 'Không tải được cửa sổ thanh toán. Vui lòng chọn phương thức khác',
  'error.noOrder': 'Đơn hàng chưa được tạo. Vui lòng chọn phương thức khác',
  'error.wrongMethodParameters': 'Không thể mở phương thức này. Vui lòng chọn cách khác',
  'error.unpaidOrder': 'Bạn có đơn chưa thanh toán cho gói này. Hãy thanh toán đơn đó trước',
  'error.payUnpaidOrder': 'Thanh toán đơn đó',
  'error.badLink': 'Liên kết không hợp lệ. Hãy làm mới trang và thử lại',
  'error.linkExpired': 'Trang này đã hết hạn. Hãy xin liên kết mới từ bộ phận hỗ trợ',
  'error.tooManyTries': 'Thử quá nhiều lần. Vui lòng chờ một chút rồi thử lại',
  'error.popupBlocked': 'Trình duyệt đã chặn trang thanh toán. Nhấn “Thanh toán”',

  // Message pages
  'page.home': 'Về trang chủ',
  'page.loadFailed': 'Không tải được trang này',
  'page.notFoundTitle': 'Không tìm thấy trang',
  'page.notFoundText': 'Trang bạn tìm không có ở đây',
  'page.errorParamsTitle': 'Địa chỉ trang chưa đầy đủ',
  'page.errorParamsReenter': 'Hãy vào lại từ game và đánh dấu trang',
  'page.errorParamsSupport': 'Hoặc xin liên kết đúng từ bộ phận hỗ trợ',
  'page.notAreaTip': 'Liên kết này không cho biết cần mở cửa hàng của khu vực nào',
  'page.notAreaReenter': 'Hãy vào lại từ game và đánh dấu trang',
  'page.notAreaSupport': 'Hoặc xin liên kết đúng từ bộ phận hỗ trợ',
  'area.asia': 'Châu Á',
  'area.europe': 'Châu Âu',
  'area.middleEastAfrica': 'Trung Đông và châu Phi',
  'area.southeastAsia': 'Đông Nam Á',
  'page.notAreaChoose': 'Chọn khu vực của bạn',
  'region.global': 'Toàn cầu',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Thanh toán hộ người chơi khác',
  'game.intro': 'Cửa hàng chính thức của game: vật phẩm bạn mua sẽ vào thẳng nhân vật của bạn',
  'game.title': 'Chọn game',
  'game.from': 'từ {{money}}',
  'game.empty': 'Chưa có game nào',
  'game.loadFailed': 'Không tải được trò chơi',
  'game.search': 'Tìm game',
  'step.label': 'Các bước',
  'step.selectGame': 'Chọn game',
  'step.selectGoods': 'Chọn nhân vật và gói',
  'step.recharge': 'Bắt đầu nạp',
  'step.result': 'Kết quả nạp',
  'step.done': 'đã xong',

  // Connection and storage notices
  'offline.title': 'Bạn đang ngoại tuyến',
  'offline.text': 'Thanh toán tạm dừng và sẽ tự tiếp tục khi có mạng trở lại',
  'offline.back': 'Đã có mạng trở lại',
  'connection.slow': 'Kết nối chậm. Chúng tôi đang thử đường truyền khác',
  'start.failed': 'Không tải được cửa hàng',
  'start.checkConnection': 'Vui lòng kiểm tra kết nối rồi thử lại',
  'start.unsupported': 'Cửa hàng không chạy được trên trình duyệt này',
  'start.updateBrowser':
    'Trình duyệt có lẽ đã quá cũ. Vui lòng cập nhật hoặc mở cửa hàng bằng trình duyệt khác',
  'storage.blocked':
    'Trình duyệt của bạn không lưu gì cho trang này: cookie đang tắt hoặc bộ nhớ đã đầy. Bạn có thể đăng nhập và mua, nhưng đóng hoặc tải lại trang sẽ đăng xuất bạn',
} satisfies CriticalCatalogue<'other'>;
