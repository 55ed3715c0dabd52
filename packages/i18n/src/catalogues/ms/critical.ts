import type { CriticalCatalogue } from '../../translate';

/** Malay: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Kembali',
  'common.cancel': 'Batal',
  'common.change': 'Tukar',
  'common.close': 'Tutup',
  'common.copied': 'Disalin',
  'common.loading': 'Memuatkan…',
  'common.messages': 'Mesej',
  'common.newTab': 'dibuka dalam tab baharu',
  'common.noMatch': 'Tiada padanan untuk “{{text}}”',
  'common.reload': 'Muat semula',
  'common.retry': 'Cuba lagi',
  'common.selected': 'Dipilih',
  'common.wait': 'Sebentar…',
  please_select: 'Sila pilih',
  tip_no_data: 'Tiada data',

  // Header, bottom navigation, footer
  'header.language': 'Bahasa',
  'header.my': 'Akaun Saya',
  'header.signIn': 'Log masuk',
  'header.signOut': 'Log keluar',
  'header.topup': 'Tambah Nilai',
  'nav.gift': 'Hadiah',
  'nav.label': 'Menu utama',
  'nav.my': 'Saya',
  'nav.topup': 'Tambah Nilai',
  'footer.agreement': 'Perjanjian pengguna',
  'footer.privacy': 'Dasar privasi',
  'footer.support': 'Khidmat pelanggan',
  'header.event': 'Acara',
  'header.vipCenter': 'Pusat VIP',
  'header.accountMenu': 'Menu akaun',

  // Sign-in
  tip_login_pre: 'Sila log masuk dahulu',
  tip_login_expired: 'Log masuk anda telah tamat tempoh. Sila log masuk semula',

  // Recipient: account, game, server, role
  'who.account': 'Akaun',
  'who.area': 'Zon',
  'who.chooseGame': 'Pilih permainan',
  'who.chooseRole': 'Pilih watak',
  'who.chooseServer': 'Pilih pelayan',
  'who.game': 'Permainan',
  'who.role': 'Watak',
  'who.server': 'Pelayan',
  'who.title': 'Untuk siapa?',
  'role.empty': 'Tiada watak di pelayan ini. Pilih pelayan atau akaun lain',
  'role.loadFailed': 'Watak gagal dimuatkan',

  // Goods
  'goods.bonus': '+{{number}} bonus',
  'goods.again': 'Sekali lagi: {{text}}',
  'goods.buy': 'Beli',
  'goods.empty': 'Tiada apa-apa dijual dalam permainan ini sekarang',
  'goods.loadFailed': 'Harga gagal dimuatkan',
  'goods.chooseGoods': 'Pilih item',
  'goods.limited': 'Terhad',
  'goods.special': 'Tawaran khas',
  'goods.title': 'Mahu beli apa?',
  'goods.types': 'Jenis item',
  'goods.updating': 'Mengemas kini harga…',

  // Prices
  'price.original': 'Harga asal: {{money}}',
  'price.pay': 'Jumlah bayaran',
  'price.order': 'Pesanan anda',
  'price.working': 'Mengira harga…',

  // Durations
  'time.days_other': '{{day}} hari',
  'time.hours': '{{hour}} jam',
  'time.minutes': '{{min}} min',

  // Recharge popup
  'recharge.exchange': 'Tebus',

  // Result popup
  'result.repeat': 'Pesanan ini sudah wujud. Ini dia',

  // Errors
  'error.network': 'Ralat rangkaian. Sila cuba sebentar lagi',
  'error.renewed': 'Kedai telah dikemas kini. Sila muat semula halaman ini',
  'error.server': 'Ada masalah di pihak kami. Sila cuba sebentar lagi',
  'error.generic': 'Ada masalah. Sila cuba lagi',
  'error.query': 'Pesanan tidak dapat dibaca. Kembali ke laman utama dan cuba lagi',
  'error.roleNotFound': 'Watak tidak ditemui. Pilih watak atau akaun lain',
  'error.noGame': 'Permainan ini tidak tersedia. Sila pilih yang lain',
  'error.goodsNotInGame': 'Item ini tidak dijual dalam permainan ini. Sila pilih yang lain',
  'error.priceChanged': 'Harga telah berubah. Sila semak dan beli semula',
  'error.channelOutOfRange':
    'Kaedah pembayaran ini tidak menerima jumlah ini. Sila pilih yang lain',
  'error.channelNotFound': 'Kaedah pembayaran ini tidak wujud. Sila pilih yang lain',
  'error.channelUnavailable': 'Kaedah pembayaran ini tidak dapat dihubungi. Sila pilih yang lain',
  'error.cardFormUnavailable': 'Borang kad gagal dimuatkan. Sila pilih kaedah pembayaran lain',
  'error.gatewayUnavailable':
    'Tetingkap pembayaran gagal dimuatkan. Sila pilih kaedah pembayaran lain',
  'error.noOrder': 'Tiada pesanan dibuat. Sila pilih kaedah pembayaran lain',
  'error.wrongMethodParameters':
    'Kaedah pembayaran ini tidak dapat dimulakan. Sila pilih yang lain',
  'error.unpaidOrder': 'Anda ada pesanan belum dibayar untuk item ini. Sila bayar dahulu',
  'error.payUnpaidOrder': 'Bayar pesanan itu',
  'error.badLink': 'Pautan tidak sah. Muat semula halaman dan cuba lagi',
  'error.linkExpired':
    'Halaman ini telah tamat tempoh. Minta pautan baharu daripada khidmat pelanggan',
  'error.tooManyTries': 'Terlalu banyak cubaan. Tunggu sebentar dan cuba lagi',
  'error.popupBlocked': 'Pelayar anda menyekat halaman pembayaran. Tekan “Pergi bayar”',

  // Message pages
  'page.home': 'Laman utama',
  'page.loadFailed': 'Halaman ini gagal dimuatkan',
  'page.notFoundTitle': 'Halaman tidak ditemui',
  'page.notFoundText': 'Halaman yang anda cari tiada di sini',
  'page.errorParamsTitle': 'Alamat halaman tidak lengkap',
  'page.errorParamsReenter': 'Buka semula dari permainan dan simpan halaman ini sebagai penanda',
  'page.errorParamsSupport': 'Atau minta pautan yang betul daripada khidmat pelanggan',
  'page.notAreaTip': 'Pautan ini tidak menyatakan kedai wilayah mana yang perlu dibuka',
  'page.notAreaReenter': 'Buka semula dari permainan dan simpan halaman ini sebagai penanda',
  'page.notAreaSupport': 'Atau minta pautan yang betul daripada khidmat pelanggan',
  'area.asia': 'Asia',
  'area.europe': 'Eropah',
  'area.middleEastAfrica': 'Timur Tengah dan Afrika',
  'area.southeastAsia': 'Asia Tenggara',
  'page.notAreaChoose': 'Pilih wilayah anda',
  'region.global': 'Seluruh dunia',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Bayar untuk pemain lain',
  'game.intro':
    'Kedai rasmi untuk permainan kami: apa yang anda beli terus sampai kepada watak anda',
  'game.title': 'Pilih permainan',
  'game.from': 'bermula {{money}}',
  'game.empty': 'Belum ada permainan di sini',
  'game.loadFailed': 'Permainan gagal dimuatkan',
  'game.search': 'Cari permainan',
  'step.label': 'Langkah',
  'step.selectGame': 'Pilih permainan',
  'step.selectGoods': 'Watak dan item',
  'step.recharge': 'Tambah nilai',
  'step.result': 'Keputusan',
  'step.done': 'selesai',

  // Connection and storage notices
  'offline.title': 'Anda di luar talian',
  'offline.text':
    'Pembayaran dijeda dan diteruskan sendiri sebaik sahaja anda kembali dalam talian',
  'offline.back': 'Anda kembali dalam talian',
  'connection.slow': 'Sambungan perlahan. Kami mencuba laluan lain',
  'start.failed': 'Kedai gagal dimuatkan',
  'start.checkConnection': 'Semak sambungan anda dan cuba lagi',
  'start.unsupported': 'Kedai tidak dapat dijalankan dalam pelayar ini',
  'start.updateBrowser':
    'Pelayar ini berkemungkinan sudah usang. Kemas kini, atau buka kedai dalam pelayar lain',
  'storage.blocked':
    'Pelayar anda tidak menyimpan apa-apa untuk halaman ini: kuki dimatikan atau storannya penuh. Anda boleh log masuk dan membeli, tetapi menutup atau memuat semula halaman akan melog keluar anda',
} satisfies CriticalCatalogue<'other'>;
