import type { CriticalCatalogue } from '../../translate';

/** Turkish: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Geri',
  'common.cancel': 'İptal',
  'common.change': 'Değiştir',
  'common.close': 'Kapat',
  'common.copied': 'Kopyalandı',
  'common.loading': 'Yükleniyor…',
  'common.messages': 'Mesajlar',
  'common.newTab': 'yeni sekmede açılır',
  'common.noMatch': '“{{text}}” için sonuç yok',
  'common.reload': 'Yeniden yükle',
  'common.retry': 'Tekrar dene',
  'common.selected': 'Seçildi',
  'common.wait': 'Bir saniye…',
  please_select: 'Lütfen seçin',
  tip_no_data: 'Veri yok',

  // Header, bottom navigation, footer
  'header.language': 'Dil',
  'header.my': 'Hesabım',
  'header.signIn': 'Giriş yap',
  'header.signOut': 'Çıkış yap',
  'header.topup': 'Yükleme',
  'nav.gift': 'Hediyeler',
  'nav.label': 'Ana menü',
  'nav.my': 'Hesabım',
  'nav.topup': 'Yükleme',
  'footer.agreement': 'Kullanıcı sözleşmesi',
  'footer.privacy': 'Gizlilik politikası',
  'footer.support': 'Müşteri hizmetleri',
  'header.event': 'Etkinlik',
  'header.vipCenter': 'VIP merkezi',
  'header.accountMenu': 'Hesap menüsü',

  // Sign-in
  tip_login_pre: 'Lütfen önce giriş yapın',
  tip_login_expired: 'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın',

  // Recipient: account, game, server, role
  'who.account': 'Hesap',
  'who.area': 'Alan',
  'who.chooseGame': 'Oyun seçin',
  'who.chooseRole': 'Karakter seçin',
  'who.chooseServer': 'Sunucu seçin',
  'who.game': 'Oyun',
  'who.role': 'Karakter',
  'who.server': 'Sunucu',
  'who.title': 'Kimin için?',
  'role.empty': 'Bu sunucuda karakter yok. Başka bir sunucu veya hesap seçin',
  'role.loadFailed': 'Karakterler yüklenemedi',

  // Goods
  'goods.bonus': '+{{number}} hediye',
  'goods.again': 'Yeniden: {{text}}',
  'goods.buy': 'Satın al',
  'goods.empty': 'Bu oyunda şu anda satışta bir şey yok',
  'goods.loadFailed': 'Fiyatlar yüklenemedi',
  'goods.chooseGoods': 'Ürün seçin',
  'goods.limited': 'Sınırlı',
  'goods.special': 'Özel teklif',
  'goods.title': 'Ne almak istersiniz?',
  'goods.types': 'Ürün türü',
  'goods.updating': 'Fiyatlar güncelleniyor…',

  // Prices
  'price.original': 'İndirimsiz fiyat: {{money}}',
  'price.pay': 'Ödenecek',
  'price.order': 'Siparişiniz',
  'price.working': 'Fiyat hesaplanıyor…',

  // Durations
  'time.days_one': '{{day}} gün',
  'time.days_other': '{{day}} gün',
  'time.hours': '{{hour}} sa',
  'time.minutes': '{{min}} dk',

  // Recharge popup
  'recharge.exchange': 'Kartla al',

  // Result popup
  'result.repeat': 'Bu sipariş zaten var. İşte burada',

  // Errors
  'error.network': 'Ağ hatası. Lütfen daha sonra tekrar deneyin',
  'error.renewed': 'Mağaza yenilendi. Lütfen sayfayı yeniden yükleyin',
  'error.server': 'Bizden kaynaklanan bir sorun oluştu. Lütfen daha sonra tekrar deneyin',
  'error.generic': 'Bir sorun oluştu. Lütfen tekrar deneyin',
  'error.query': 'Sipariş bilgisi alınamadı. Ana sayfaya dönüp tekrar deneyin',
  'error.roleNotFound': 'Karakter bulunamadı. Başka bir karakter veya hesap seçin',
  'error.noGame': 'Bu oyun kullanılamıyor. Lütfen başka birini seçin',
  'error.goodsNotInGame': 'Bu ürün bu oyunda satılmıyor. Lütfen başka birini seçin',
  'error.priceChanged': 'Fiyat değişti. Lütfen kontrol edip tekrar satın alın',
  'error.channelOutOfRange': 'Bu ödeme yöntemi bu tutarı kabul etmiyor. Lütfen başka birini seçin',
  'error.channelNotFound': 'Bu ödeme yöntemi yok. Lütfen başka birini seçin',
  'error.channelUnavailable': 'Bu ödeme yöntemine ulaşılamıyor. Lütfen başka birini seçin',
  'error.cardFormUnavailable': 'Kart formu yüklenemedi. Lütfen başka bir ödeme yöntemi seçin',
  'error.gatewayUnavailable': 'Ödeme penceresi yüklenemedi. Lütfen başka bir ödeme yöntemi seçin',
  'error.noOrder': 'Sipariş oluşturulamadı. Lütfen başka bir ödeme yöntemi seçin',
  'error.wrongMethodParameters': 'Bu ödeme yöntemi başlatılamadı. Lütfen başka birini seçin',
  'error.unpaidOrder': 'Bu ürün için ödenmemiş bir siparişiniz var. Lütfen önce onu ödeyin',
  'error.payUnpaidOrder': 'Siparişi öde',
  'error.badLink': 'Bağlantı geçersiz. Sayfayı yenileyip tekrar deneyin',
  'error.linkExpired': 'Bu sayfanın süresi doldu. Müşteri hizmetlerinden yeni bir bağlantı isteyin',
  'error.tooManyTries': 'Çok fazla deneme. Biraz bekleyip tekrar deneyin',
  'error.popupBlocked': 'Tarayıcınız ödeme sayfasını engelledi. “Ödemeye git”e basın',

  // Message pages
  'page.home': 'Ana sayfaya dön',
  'page.loadFailed': 'Bu sayfa yüklenemedi',
  'page.notFoundTitle': 'Sayfa bulunamadı',
  'page.notFoundText': 'Aradığınız sayfa burada değil',
  'page.errorParamsTitle': 'Sayfa adresi eksik',
  'page.errorParamsReenter': 'Sayfayı oyundan tekrar açın ve yer imlerine ekleyin',
  'page.errorParamsSupport': 'Ya da müşteri hizmetlerinden doğru bağlantıyı isteyin',
  'page.notAreaTip': 'Bu bağlantı hangi bölgenin mağazasının açılacağını söylemiyor',
  'page.notAreaReenter': 'Sayfayı oyundan tekrar açın ve yer imlerine ekleyin',
  'page.notAreaSupport': 'Ya da müşteri hizmetlerinden doğru bağlantıyı isteyin',
  'area.asia': 'Asya',
  'area.europe': 'Avrupa',
  'area.middleEastAfrica': 'Orta Doğu ve Afrika',
  'area.southeastAsia': 'Güneydoğu Asya',
  'page.notAreaChoose': 'Bölgenizi seçin',
  'region.global': 'Dünya geneli',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Başka oyuncu için ödeme',
  'game.intro': 'Oyunlarımızın resmî mağazası: satın aldıklarınız doğrudan karakterinize gider',
  'game.title': 'Oyun seçin',
  'game.from': '{{money}} ve üzeri',
  'game.empty': 'Burada henüz oyun yok',
  'game.loadFailed': 'Oyunlar yüklenemedi',
  'game.search': 'Oyun ara',
  'step.label': 'Adımlar',
  'step.selectGame': 'Oyun seçimi',
  'step.selectGoods': 'Karakter ve ürün',
  'step.recharge': 'Yüklemeye başla',
  'step.result': 'Yükleme sonucu',
  'step.done': 'tamamlandı',

  // Connection and storage notices
  'offline.title': 'Çevrimdışısınız',
  'offline.text': 'Ödeme duraklatıldı, bağlantı kurulunca kendiliğinden devam eder',
  'offline.back': 'Yeniden çevrimiçisiniz',
  'connection.slow': 'Bağlantı yavaş. Başka bir yol deniyoruz',
  'start.failed': 'Mağaza yüklenemedi',
  'start.checkConnection': 'Bağlantınızı kontrol edip tekrar deneyin',
  'start.unsupported': 'Mağaza bu tarayıcıda çalışmıyor',
  'start.updateBrowser':
    'Tarayıcı büyük olasılıkla çok eski. Güncelleyin veya mağazayı başka bir tarayıcıda açın',
  'storage.blocked':
    'Tarayıcınız bu sayfa için hiçbir şey saklamıyor: çerezler kapalı ya da depolama alanı dolu. Giriş yapıp satın alabilirsiniz, ancak sayfayı kapatmak veya yenilemek oturumunuzu kapatır',
} satisfies CriticalCatalogue<'one' | 'other'>;
