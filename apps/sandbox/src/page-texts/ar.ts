import type { PageTexts } from './page-texts';

/**
 * Embeds an amount or a name; otherwise the `$` of `$4.99` would move to its end. Browsers of 2018 do not know the
 * characters that are made for this.
 */
const apart = (value: string): string => `\u200f\u202a${value}\u202c\u200f`;

export const ar: PageTexts = {
  direction: 'rtl',
  testPage: 'صفحة اختبار. لا تُنقل أي أموال ولا يُستخدم أي حساب حقيقي.',
  forTests: 'للاختبار فقط',

  bonus: (number) => `\u202a+${apart(number)}\u202c مكافأة`,
  boughtFor: 'إلى',
  order: 'الطلب',
  amount: 'المبلغ',
  payBy: 'الدفع قبل',
  pay: (amount) => `ادفع ${apart(amount)}`,
  payWith: (amount, provider) => `ادفع ${apart(amount)} عبر ${apart(provider)}`,
  payFromBalance: (amount) => `ادفع ${apart(amount)} من الرصيد`,
  payAtBank: (amount) => `ادفع ${apart(amount)} عبر البنك`,
  payByPhoneBill: (amount) => `ادفع ${apart(amount)} على فاتورة الهاتف`,
  payAsScanned: (amount) => `ادفع ${apart(amount)} كأن الرمز قد مُسح`,
  payAsAtCounter: (amount) => `ادفع ${apart(amount)} كأنك عند الصندوق`,
  cancel: 'إلغاء والعودة',
  refuse: 'رفض الدفع',
  decideLater: 'التقرير لاحقًا وترك الدفع معلّقًا',
  letExpire: 'ترك المهلة تنتهي',
  payLate: 'جعل المبلغ يصل متأخرًا',
  states: {
    approved: ['تم الدفع.', 'شكرًا لك.'],
    refused: ['رُفض الدفع.', 'لم يُخصم أي مبلغ.'],
    cancelled: ['أُلغي الدفع.', 'لم يُخصم أي مبلغ.'],
    expired: ['انتهت المهلة.', 'لم يُخصم أي مبلغ.'],
    open: ['لم يتم الدفع بعد.', 'يمكنك الدفع لاحقًا عبر الرابط نفسه.'],
  },
  mayClose: 'يمكنك إغلاق هذه النافذة والعودة إلى المتجر.',

  signedInAs: 'الحساب',
  balance: 'رصيدك',
  thisPayment: 'هذه الدفعة',
  leftAfterwards: 'الرصيد المتبقي',
  bank: 'البنك',
  operator: 'شركة الاتصالات',
  phoneNumber: 'الرقم',
  chooseWay: 'طريقة الدفع',
  ways: {
    card: 'بطاقة',
    transfer: 'تحويل بنكي',
    wallet: 'محفظة',
    'phone-bill': 'فاتورة الهاتف',
    'online-banking': 'الخدمات المصرفية عبر الإنترنت',
    voucher: 'قسيمة',
    'prepaid-code': 'رمز مسبق الدفع',
    'store-code': 'رمز للدفع في المتجر',
  },
  counters: {
    store: 'أدخل هذا الرقم في جهاز المتجر.',
    bank: 'ادفع بهذا الرقم في بنك أو في محل يانصيب.',
    partner: 'أظهر هذا الرقم عند صندوق أحد الشركاء.',
  },
  qrCode: 'رمز QR لهذه الدفعة',
  scanners: {
    phone: 'امسح هذا الرمز بالتطبيق على هاتفك.',
    bank: 'امسح هذا الرمز بتطبيق البنك.',
  },

  cardPayment: 'الدفع بالبطاقة',
  cardNumber: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء (شهر/سنة)',
  securityCode: 'رمز الأمان',
  payAnotherWay: 'الدفع بطريقة أخرى',
  cardProblems: {
    'typing-error': 'تحقّق من رقم البطاقة، ففيه خطأ.',
    'no-test-card': 'استخدم إحدى بطاقات الاختبار، ولا تستخدم بطاقة حقيقية هنا.',
    'past-date': 'استخدم تاريخًا قادمًا، مثل 12/34.',
    'wrong-code': 'ثلاثة أو أربعة أرقام من ظهر البطاقة.',
  },
  refusals: {
    declined: 'رفض البنك هذه البطاقة. لم يُخصم أي مبلغ.',
    'insufficient-funds': 'رفض البنك هذه البطاقة لعدم كفاية الرصيد. لم يُخصم أي مبلغ.',
    'expired-card': 'رفض البنك هذه البطاقة لأنها منتهية الصلاحية. لم يُخصم أي مبلغ.',
  },
  bankChecks: 'ما زال البنك يتحقّق. سيعرض المتجر النتيجة.',
  mayReturn: 'يمكنك العودة إلى المتجر.',

  testBank: 'بنك الاختبار',
  isItYou: 'هل أنت من يدفع؟',
  recipient: 'إلى',
  approve: (amount) => `الموافقة على ${apart(amount)}`,
  notMe: 'رفض، لست أنا',
  leaveOpen: 'المغادرة دون إجابة',

  signInTo: (shop) => `تسجيل الدخول إلى ${shop}`,
  chooseAccount: (shop) => `اختر حسابًا. سيعرف ${shop} أي حساب هو، ولا شيء غير ذلك.`,
  goBack: 'العودة إلى المتجر',

  realName: 'التحقق من الاسم الحقيقي',
  proveName: 'أثبت اسمك الحقيقي',
  proveNameHint: 'في صفحة الناشر الحقيقية يُطلب هنا الاسم والرقم.',
  verify: 'تحقّق',
  verified: 'تم التحقق.',

  linkNotValid: 'هذا الرابط غير صالح.',
  startAgain: 'عد إلى المتجر وابدأ من جديد.',
  serverFault: 'حدث خطأ من جانبنا.',
  tryAgain: 'حاول مرة أخرى بعد قليل.',
  paymentNotLost: 'لم تُفقد دفعتك. حاول مرة أخرى بعد قليل عبر الرابط نفسه.',
  tooMany: 'طلبات كثيرة جدًا.',
  waitAMinute: 'انتظر دقيقة من فضلك.',
  noPage: 'لا توجد صفحة كهذه',
  checkAddress: 'العنوان غير مكتمل أو فيه خطأ.',
  goToShop: 'الذهاب إلى المتجر',
};
