import type { Language } from '@shop/i18n';

/** A title, and what a player can do. */
type Sentences = readonly [title: string, hint: string];

/** Not in the shop's catalogues, since no page of a shop says this. */
export const unknownOriginTexts: Readonly<Record<Language, Sentences>> = {
  ar: [
    'لا يوجد متجر على هذا العنوان',
    'تحقّق من كتابة العنوان، أو افتح المتجر من اللعبة أو من موقع ناشرها.',
  ],
  de: [
    'Unter dieser Adresse gibt es keinen Shop',
    'Prüfe, ob die Adresse richtig geschrieben ist, oder öffne den Shop im Spiel oder auf der Website des Publishers.',
  ],
  en: [
    'There is no shop at this address',
    'Check the spelling of the address, or open the shop from the game or from its publisher’s website.',
  ],
  es: [
    'No hay ninguna tienda en esta dirección',
    'Comprueba que la dirección esté bien escrita, o abre la tienda desde el juego o desde el sitio web de su editor.',
  ],
  fr: [
    'Il n’y a pas de boutique à cette adresse',
    'Vérifiez l’orthographe de l’adresse, ou ouvrez la boutique depuis le jeu ou le site de son éditeur.',
  ],
  id: [
    'Tidak ada toko di alamat ini',
    'Periksa ejaan alamatnya, atau buka toko dari game atau dari situs web penerbitnya.',
  ],
  it: [
    'A questo indirizzo non c’è nessun negozio',
    'Controlla che l’indirizzo sia scritto bene, oppure apri il negozio dal gioco o dal sito del suo editore.',
  ],
  ja: [
    'このアドレスにショップはありません',
    'アドレスに誤りがないか確認するか、ゲーム内またはゲーム会社の公式サイトからショップを開いてください。',
  ],
  ko: [
    '이 주소에는 상점이 없습니다',
    '주소를 다시 확인하거나, 게임 또는 게임사 웹사이트에서 상점을 열어 주세요.',
  ],
  ms: [
    'Tiada kedai di alamat ini',
    'Semak ejaan alamat ini, atau buka kedai daripada permainan atau laman web penerbitnya.',
  ],
  pl: [
    'Pod tym adresem nie ma sklepu',
    'Sprawdź pisownię adresu albo otwórz sklep z gry lub ze strony jej wydawcy.',
  ],
  pt: [
    'Não há nenhuma loja neste endereço',
    'Confira se o endereço está escrito corretamente ou abra a loja pelo jogo ou pelo site da editora.',
  ],
  ru: [
    'По этому адресу нет магазина',
    'Проверьте, правильно ли написан адрес, или откройте магазин из игры или с сайта её издателя.',
  ],
  th: ['ไม่มีร้านค้าที่ที่อยู่นี้', 'โปรดตรวจสอบการสะกดที่อยู่ หรือเปิดร้านค้าจากในเกมหรือจากเว็บไซต์ของผู้ให้บริการเกม'],
  tr: [
    'Bu adreste bir mağaza yok',
    'Adresin doğru yazıldığını kontrol edin ya da mağazayı oyundan veya yayıncısının sitesinden açın.',
  ],
  vi: [
    'Không có cửa hàng nào tại địa chỉ này',
    'Hãy kiểm tra lại địa chỉ, hoặc mở cửa hàng từ trong trò chơi hay từ trang web của nhà phát hành.',
  ],
  'zh-CN': ['此网址没有商店', '请检查网址是否正确，或从游戏内或发行商官网打开商店。'],
  'zh-TW': ['這個網址沒有商店', '請檢查網址是否正確，或從遊戲內或發行商官網開啟商店。'],
};
