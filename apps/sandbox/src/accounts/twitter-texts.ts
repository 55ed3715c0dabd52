import type { ShopLanguage } from '../seed/locale-map';

/** Texts that the shop shows, so they are in each of its languages. */
const texts: Readonly<Record<ShopLanguage, string>> = {
  ar: 'تُفتح صفحة المنصة ثم تعود إلى هنا.',
  de: 'Öffnet die Seite der Plattform und kehrt hierher zurück.',
  en: 'Opens the platform’s page and comes back.',
  es: 'Abre la página de la plataforma y vuelve aquí.',
  fr: 'Ouvre la page de la plateforme, puis revient ici.',
  id: 'Membuka halaman platform, lalu kembali ke sini.',
  it: 'Apre la pagina della piattaforma e torna qui.',
  ja: '各サービスのページを開き、ここに戻ります。',
  ko: '플랫폼 페이지를 열었다가 여기로 돌아옵니다.',
  ms: 'Membuka halaman platform, kemudian kembali ke sini.',
  pl: 'Otwiera stronę platformy i wraca tutaj.',
  pt: 'Abre a página da plataforma e volta para cá.',
  ru: 'Откроется страница платформы, затем вы вернётесь сюда.',
  th: 'จะเปิดหน้าของแพลตฟอร์มแล้วกลับมาที่นี่',
  tr: 'Platformun sayfası açılır, sonra buraya dönülür.',
  vi: 'Mở trang của nền tảng rồi quay lại đây.',
  'zh-CN': '将打开平台页面，完成后返回此处。',
  'zh-TW': '將開啟平台頁面，完成後返回此處。',
};

/**
 * Returns what stands beside the mark of the short-message platform (spec §3, `twitterHtml`), text without markup, in a
 * language as it was sent; in English if there is none of that name.
 */
export function twitterTextIn(language: string): string {
  const found = Object.entries(texts).find(([code]) => code === language);
  return found?.[1] ?? texts.en;
}
