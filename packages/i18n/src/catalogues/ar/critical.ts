import type { CriticalCatalogue } from '../../translate';

/** Arabic: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'رجوع',
  'common.cancel': 'إلغاء',
  'common.change': 'تغيير',
  'common.close': 'إغلاق',
  'common.copied': 'تم النسخ',
  'common.loading': 'جارٍ التحميل…',
  'common.messages': 'الرسائل',
  'common.newTab': 'يُفتح في علامة تبويب جديدة',
  'common.noMatch': 'لا نتائج لـ «{{text}}»',
  'common.reload': 'إعادة التحميل',
  'common.retry': 'أعد المحاولة',
  'common.selected': 'محدّد',
  'common.wait': 'لحظة من فضلك…',
  please_select: 'يرجى الاختيار',
  tip_no_data: 'لا توجد بيانات',

  // Header, bottom navigation, footer
  'header.language': 'اللغة',
  'header.my': 'حسابي',
  'header.signIn': 'تسجيل الدخول',
  'header.signOut': 'تسجيل الخروج',
  'header.topup': 'الشحن',
  'nav.gift': 'الهدايا',
  'nav.label': 'القائمة الرئيسية',
  'nav.my': 'حسابي',
  'nav.topup': 'الشحن',
  'footer.agreement': 'اتفاقية المستخدم',
  'footer.privacy': 'سياسة الخصوصية',
  'footer.support': 'خدمة العملاء',
  'header.event': 'الفعاليات',
  'header.vipCenter': 'مركز VIP',
  'header.accountMenu': 'قائمة الحساب',

  // Sign-in
  tip_login_pre: 'يرجى تسجيل الدخول أولًا',
  tip_login_expired: 'انتهت جلستك. يرجى تسجيل الدخول مجددًا',

  // Recipient: account, game, server, role
  'who.account': 'الحساب',
  'who.area': 'النطاق',
  'who.chooseGame': 'اختر اللعبة',
  'who.chooseRole': 'اختر الشخصية',
  'who.chooseServer': 'اختر الخادم',
  'who.game': 'اللعبة',
  'who.role': 'الشخصية',
  'who.server': 'الخادم',
  'who.title': 'لمن هذا الشحن؟',
  'role.empty': 'لا توجد شخصية على هذا الخادم. اختر خادمًا أو حسابًا آخر',
  'role.loadFailed': 'تعذّر تحميل الشخصيات',

  // Goods
  'goods.bonus': '\u202a+{{number}}\u202c مكافأة',
  'goods.again': 'مرة أخرى: {{text}}',
  'goods.buy': 'شراء',
  'goods.empty': 'لا يوجد شيء للبيع في هذه اللعبة حاليًا',
  'goods.loadFailed': 'تعذّر تحميل الأسعار',
  'goods.chooseGoods': 'اختر منتجًا',
  'goods.limited': 'كمية محدودة',
  'goods.special': 'عرض خاص',
  'goods.title': 'ماذا تريد أن تشتري؟',
  'goods.types': 'نوع المنتج',
  'goods.updating': 'جارٍ تحديث الأسعار…',

  // Prices
  'price.original': 'السعر الأصلي: {{money}}',
  'price.pay': 'المبلغ',
  'price.order': 'طلبك',
  'price.working': 'جارٍ حساب السعر…',

  // Durations
  'time.days_zero': 'أقل من يوم',
  'time.days_one': 'يوم واحد',
  'time.days_two': 'يومان',
  'time.days_few': '{{day}} أيام',
  'time.days_many': '{{day}} يومًا',
  'time.days_other': '{{day}} يوم',
  'time.hours': '{{hour}} س',
  'time.minutes': '{{min}} د',

  // Recharge popup
  'recharge.exchange': 'استبدال',

  // Result popup
  'result.repeat': 'هذا الطلب موجود بالفعل، وها هو',

  // Errors
  'error.network': 'خطأ في الشبكة. يرجى المحاولة لاحقًا',
  'error.renewed': 'تم تحديث المتجر. يرجى إعادة تحميل الصفحة',
  'error.server': 'حدث خطأ لدينا. يرجى المحاولة لاحقًا',
  'error.generic': 'حدث خطأ. يرجى المحاولة مجددًا',
  'error.query': 'تعذّرت قراءة الطلب. ارجع إلى الرئيسية وحاول مجددًا',
  'error.roleNotFound': 'لم يُعثر على الشخصية. اختر شخصية أخرى أو حسابًا آخر',
  'error.noGame': 'هذه اللعبة غير متاحة. يرجى اختيار لعبة أخرى',
  'error.goodsNotInGame': 'هذا المنتج لا يُباع في هذه اللعبة. يرجى اختيار منتج آخر',
  'error.priceChanged': 'تغيّر السعر. يرجى مراجعته والشراء مجددًا',
  'error.channelOutOfRange': 'طريقة الدفع هذه لا تقبل هذا المبلغ. يرجى اختيار طريقة أخرى',
  'error.channelNotFound': 'طريقة الدفع هذه غير موجودة. يرجى اختيار طريقة أخرى',
  'error.channelUnavailable': 'تعذّر الوصول إلى طريقة الدفع هذه. يرجى اختيار طريقة أخرى',
  'error.cardFormUnavailable': 'تعذّر تحميل نموذج البطاقة. يرجى اختيار طريقة دفع أخرى',
  'error.gatewayUnavailable': 'تعذّر تحميل نافذة الدفع. يرجى اختيار طريقة دفع أخرى',
  'error.noOrder': 'لم يُنشأ أي طلب. يرجى اختيار طريقة دفع أخرى',
  'error.wrongMethodParameters': 'تعذّر بدء طريقة الدفع هذه. يرجى اختيار طريقة أخرى',
  'error.unpaidOrder': 'لديك طلب غير مدفوع لهذا المنتج. يرجى دفعه أولًا',
  'error.payUnpaidOrder': 'دفع ذلك الطلب',
  'error.badLink': 'الرابط غير صالح. حدّث الصفحة وحاول مجددًا',
  'error.linkExpired': 'انتهت صلاحية هذه الصفحة. اطلب رابطًا جديدًا من خدمة العملاء',
  'error.tooManyTries': 'محاولات كثيرة جدًا. انتظر قليلًا ثم حاول مجددًا',
  'error.popupBlocked': 'حظر متصفحك صفحة الدفع. اضغط «إلى الدفع»',

  // Message pages
  'page.home': 'إلى الرئيسية',
  'page.loadFailed': 'تعذّر تحميل هذه الصفحة',
  'page.notFoundTitle': 'الصفحة غير موجودة',
  'page.notFoundText': 'الصفحة التي تبحث عنها ليست هنا',
  'page.errorParamsTitle': 'عنوان الصفحة غير مكتمل',
  'page.errorParamsReenter': 'افتح الصفحة مجددًا من اللعبة واحفظها في المفضلة',
  'page.errorParamsSupport': 'أو اطلب الرابط الصحيح من خدمة العملاء',
  'page.notAreaTip': 'لا يحدد هذا الرابط متجر أي منطقة يجب فتحه',
  'page.notAreaReenter': 'افتح الصفحة مجددًا من اللعبة واحفظها في المفضلة',
  'page.notAreaSupport': 'أو اطلب الرابط الصحيح من خدمة العملاء',
  'area.asia': 'آسيا',
  'area.europe': 'أوروبا',
  'area.middleEastAfrica': 'الشرق الأوسط وأفريقيا',
  'area.southeastAsia': 'جنوب شرق آسيا',
  'page.notAreaChoose': 'اختر منطقتك',
  'region.global': 'عالمي',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'الدفع لصالح لاعب آخر',
  'game.intro': 'المتجر الرسمي لألعابنا: كل ما تشتريه يصل مباشرة إلى شخصيتك في اللعبة',
  'game.title': 'اختر اللعبة',
  'game.from': 'من {{money}}',
  'game.empty': 'لا توجد ألعاب هنا بعد',
  'game.loadFailed': 'تعذّر تحميل الألعاب',
  'game.search': 'البحث عن الألعاب',
  'step.label': 'الخطوات',
  'step.selectGame': 'اختيار اللعبة',
  'step.selectGoods': 'الشخصية والمنتج',
  'step.recharge': 'بدء الشحن',
  'step.result': 'نتيجة الشحن',
  'step.done': 'مكتملة',

  // Connection and storage notices
  'offline.title': 'أنت غير متصل بالإنترنت',
  'offline.text': 'الدفع متوقف مؤقتًا وسيُستأنف تلقائيًا عند عودة الاتصال',
  'offline.back': 'عاد الاتصال بالإنترنت',
  'connection.slow': 'الاتصال بطيء. نجرّب طريقًا آخر',
  'start.failed': 'تعذّر تحميل المتجر',
  'start.checkConnection': 'تحقّق من اتصالك ثم أعد المحاولة',
  'start.unsupported': 'لا يمكن تشغيل المتجر في هذا المتصفح',
  'start.updateBrowser': 'المتصفح قديم جدًا على الأرجح. يرجى تحديثه أو فتح المتجر في متصفح آخر',
  'storage.blocked':
    'لا يحتفظ متصفحك بشيء لهذه الصفحة: ملفات تعريف الارتباط معطّلة أو مساحة التخزين ممتلئة. يمكنك تسجيل الدخول والشراء، لكن إغلاق الصفحة أو إعادة تحميلها يسجّل خروجك',
} satisfies CriticalCatalogue<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;
