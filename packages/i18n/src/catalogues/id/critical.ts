import type { CriticalCatalogue } from '../../translate';

/** Indonesian: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Kembali',
  'common.cancel': 'Batal',
  'common.change': 'Ubah',
  'common.close': 'Tutup',
  'common.copied': 'Disalin',
  'common.loading': 'Memuat…',
  'common.messages': 'Pesan',
  'common.newTab': 'terbuka di tab baru',
  'common.noMatch': 'Tidak ada yang cocok dengan “{{text}}”',
  'common.reload': 'Muat ulang',
  'common.retry': 'Coba lagi',
  'common.selected': 'Dipilih',
  'common.wait': 'Mohon tunggu…',
  please_select: 'Silakan pilih',
  tip_no_data: 'Tidak ada data',

  // Header, bottom navigation, footer
  'header.language': 'Bahasa',
  'header.my': 'Akun Saya',
  'header.signIn': 'Masuk',
  'header.signOut': 'Keluar',
  'header.topup': 'Top Up',
  'nav.gift': 'Hadiah',
  'nav.label': 'Menu utama',
  'nav.my': 'Saya',
  'nav.topup': 'Top Up',
  'footer.agreement': 'Perjanjian pengguna',
  'footer.privacy': 'Kebijakan privasi',
  'footer.support': 'Layanan pelanggan',
  'header.event': 'Event',
  'header.vipCenter': 'Pusat VIP',
  'header.accountMenu': 'Menu akun',

  // Sign-in
  tip_login_pre: 'Silakan masuk dulu',
  tip_login_expired: 'Sesi masuk sudah berakhir. Silakan masuk lagi',

  // Recipient: account, game, server, role
  'who.account': 'Akun',
  'who.area': 'Zona',
  'who.chooseGame': 'Pilih game',
  'who.chooseRole': 'Pilih karakter',
  'who.chooseServer': 'Pilih server',
  'who.game': 'Game',
  'who.role': 'Karakter',
  'who.server': 'Server',
  'who.title': 'Untuk siapa?',
  'role.empty': 'Tidak ada karakter di server ini. Pilih server atau akun lain',
  'role.loadFailed': 'Karakter gagal dimuat',

  // Goods
  'goods.bonus': '+{{number}} bonus',
  'goods.again': 'Lagi: {{text}}',
  'goods.buy': 'Beli',
  'goods.empty': 'Saat ini belum ada yang dijual di game ini',
  'goods.loadFailed': 'Harga gagal dimuat',
  'goods.chooseGoods': 'Pilih item',
  'goods.limited': 'Terbatas',
  'goods.special': 'Promo spesial',
  'goods.title': 'Mau beli apa?',
  'goods.types': 'Jenis item',
  'goods.updating': 'Memperbarui harga…',

  // Prices
  'price.original': 'Harga asli: {{money}}',
  'price.pay': 'Total bayar',
  'price.order': 'Pesananmu',
  'price.working': 'Menghitung harga…',

  // Durations
  'time.days_other': '{{day}} hari',
  'time.hours': '{{hour}} jam',
  'time.minutes': '{{min}} mnt',

  // Recharge popup
  'recharge.exchange': 'Tukar',

  // Result popup
  'result.repeat': 'Pesanan ini sudah ada. Ini dia',

  // Errors
  'error.network': 'Gangguan jaringan. Coba lagi nanti',
  'error.renewed': 'Toko sudah diperbarui. Muat ulang halaman ini',
  'error.server': 'Ada masalah di pihak kami. Coba lagi nanti',
  'error.generic': 'Terjadi masalah. Silakan coba lagi',
  'error.query': 'Pesanan tidak bisa dibaca. Kembali ke beranda dan coba lagi',
  'error.roleNotFound': 'Karakter tidak ditemukan. Pilih karakter atau akun lain',
  'error.noGame': 'Game ini tidak tersedia. Silakan pilih yang lain',
  'error.goodsNotInGame': 'Item ini tidak dijual di game ini. Silakan pilih yang lain',
  'error.priceChanged': 'Harga berubah. Silakan cek lalu beli lagi',
  'error.channelOutOfRange':
    'Metode pembayaran ini tidak menerima jumlah ini. Silakan pilih yang lain',
  'error.channelNotFound': 'Metode pembayaran ini tidak ada. Silakan pilih yang lain',
  'error.channelUnavailable':
    'Metode pembayaran ini tidak dapat dihubungi. Silakan pilih yang lain',
  'error.cardFormUnavailable': 'Formulir kartu gagal dimuat. Silakan pilih metode pembayaran lain',
  'error.gatewayUnavailable':
    'Jendela pembayaran gagal dimuat. Silakan pilih metode pembayaran lain',
  'error.noOrder': 'Pesanan tidak dibuat. Silakan pilih metode pembayaran lain',
  'error.wrongMethodParameters':
    'Metode pembayaran ini tidak bisa dimulai. Silakan pilih yang lain',
  'error.unpaidOrder': 'Ada pesanan item ini yang belum dibayar. Bayar itu dulu',
  'error.payUnpaidOrder': 'Bayar pesanan itu',
  'error.badLink': 'Tautan tidak valid. Muat ulang halaman dan coba lagi',
  'error.linkExpired': 'Halaman ini sudah kedaluwarsa. Minta tautan baru ke layanan pelanggan',
  'error.tooManyTries': 'Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi',
  'error.popupBlocked': 'Browser memblokir halaman pembayaran. Tekan “Lanjut bayar”',

  // Message pages
  'page.home': 'Ke beranda',
  'page.loadFailed': 'Halaman ini gagal dimuat',
  'page.notFoundTitle': 'Halaman tidak ditemukan',
  'page.notFoundText': 'Halaman yang kamu cari tidak ada di sini',
  'page.errorParamsTitle': 'Alamat halaman tidak lengkap',
  'page.errorParamsReenter': 'Buka lagi dari game dan simpan halaman ini sebagai bookmark',
  'page.errorParamsSupport': 'Atau minta tautan yang benar ke layanan pelanggan',
  'page.notAreaTip': 'Tautan ini tidak menyebut toko wilayah mana yang dibuka',
  'page.notAreaReenter': 'Buka lagi dari game dan simpan halaman ini sebagai bookmark',
  'page.notAreaSupport': 'Atau minta tautan yang benar ke layanan pelanggan',
  'area.asia': 'Asia',
  'area.europe': 'Eropa',
  'area.middleEastAfrica': 'Timur Tengah dan Afrika',
  'area.southeastAsia': 'Asia Tenggara',
  'page.notAreaChoose': 'Pilih wilayahmu',
  'region.global': 'Seluruh dunia',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Bayar untuk pemain lain',
  'game.intro': 'Toko resmi untuk game kami: yang kamu beli langsung masuk ke karaktermu',
  'game.title': 'Pilih game',
  'game.from': 'mulai {{money}}',
  'game.empty': 'Belum ada game di sini',
  'game.loadFailed': 'Game gagal dimuat',
  'game.search': 'Cari game',
  'step.label': 'Langkah',
  'step.selectGame': 'Pilih game',
  'step.selectGoods': 'Karakter & item',
  'step.recharge': 'Mulai top up',
  'step.result': 'Hasil top up',
  'step.done': 'selesai',

  // Connection and storage notices
  'offline.title': 'Kamu sedang offline',
  'offline.text': 'Pembayaran dijeda dan lanjut otomatis setelah kamu terhubung lagi',
  'offline.back': 'Kamu sudah terhubung lagi',
  'connection.slow': 'Koneksi lambat. Kami mencoba jalur lain',
  'start.failed': 'Toko gagal dimuat',
  'start.checkConnection': 'Periksa koneksimu, lalu coba lagi',
  'start.unsupported': 'Toko tidak bisa dijalankan di browser ini',
  'start.updateBrowser':
    'Browser ini kemungkinan sudah usang. Perbarui, atau buka toko di browser lain',
  'storage.blocked':
    'Browsermu tidak menyimpan apa pun untuk halaman ini: cookie nonaktif atau penyimpanannya penuh. Kamu bisa masuk dan membeli, tetapi menutup atau memuat ulang halaman akan mengeluarkanmu',
} satisfies CriticalCatalogue<'other'>;
