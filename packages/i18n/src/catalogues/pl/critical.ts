import type { CriticalCatalogue } from '../../translate';

/** Polish: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Wstecz',
  'common.cancel': 'Anuluj',
  'common.change': 'Zmień',
  'common.close': 'Zamknij',
  'common.copied': 'Skopiowano',
  'common.loading': 'Ładowanie…',
  'common.messages': 'Komunikaty',
  'common.newTab': 'otwiera się w nowej karcie',
  'common.noMatch': 'Brak wyników dla „{{text}}”',
  'common.reload': 'Wczytaj ponownie',
  'common.retry': 'Ponów',
  'common.selected': 'Wybrano',
  'common.wait': 'Chwileczkę…',
  please_select: 'Wybierz',
  tip_no_data: 'Brak danych',

  // Header, bottom navigation, footer
  'header.language': 'Język',
  'header.my': 'Moje konto',
  'header.signIn': 'Zaloguj się',
  'header.signOut': 'Wyloguj się',
  'header.topup': 'Doładuj',
  'nav.gift': 'Prezenty',
  'nav.label': 'Menu główne',
  'nav.my': 'Moje konto',
  'nav.topup': 'Doładuj',
  'footer.agreement': 'Regulamin',
  'footer.privacy': 'Prywatność',
  'footer.support': 'Obsługa klienta',
  'header.event': 'Wydarzenia',
  'header.vipCenter': 'Centrum VIP',
  'header.accountMenu': 'Menu konta',

  // Sign-in
  tip_login_pre: 'Najpierw się zaloguj',
  tip_login_expired: 'Sesja wygasła. Zaloguj się ponownie',

  // Recipient: account, game, server, role
  'who.account': 'Konto',
  'who.area': 'Strefa',
  'who.chooseGame': 'Wybierz grę',
  'who.chooseRole': 'Wybierz postać',
  'who.chooseServer': 'Wybierz serwer',
  'who.game': 'Gra',
  'who.role': 'Postać',
  'who.server': 'Serwer',
  'who.title': 'Dla kogo?',
  'role.empty': 'Brak postaci na tym serwerze. Wybierz inny serwer lub konto',
  'role.loadFailed': 'Nie udało się wczytać postaci',

  // Goods
  'goods.bonus': '+{{number}} bonusu',
  'goods.again': 'Ponownie: {{text}}',
  'goods.buy': 'Kup',
  'goods.empty': 'W tej grze nic teraz nie jest w sprzedaży',
  'goods.loadFailed': 'Nie udało się wczytać cen',
  'goods.chooseGoods': 'Wybierz produkt',
  'goods.limited': 'Limitowane',
  'goods.special': 'Oferta specjalna',
  'goods.title': 'Co chcesz kupić?',
  'goods.types': 'Rodzaj produktu',
  'goods.updating': 'Aktualizowanie cen…',

  // Prices
  'price.original': 'Pierwotna cena: {{money}}',
  'price.pay': 'Do zapłaty',
  'price.order': 'Twoje zamówienie',
  'price.working': 'Obliczanie ceny…',

  // Durations
  'time.days_one': '{{day}} dzień',
  'time.days_few': '{{day}} dni',
  'time.days_many': '{{day}} dni',
  'time.days_other': '{{day}} dnia',
  'time.hours': '{{hour}} godz.',
  'time.minutes': '{{min}} min',

  // Recharge popup
  'recharge.exchange': 'Zrealizuj',

  // Result popup
  'result.repeat': 'To zamówienie już istnieje. Oto ono',

  // Errors
  'error.network': 'Błąd sieci. Spróbuj ponownie później',
  'error.renewed': 'Sklep został zaktualizowany. Wczytaj stronę ponownie',
  'error.server': 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie później',
  'error.generic': 'Coś poszło nie tak. Spróbuj ponownie',
  'error.query': 'Nie udało się pobrać zamówienia. Wróć na stronę główną i spróbuj ponownie',
  'error.roleNotFound': 'Nie znaleziono postaci. Wybierz inną postać lub konto',
  'error.noGame': 'Ta gra jest niedostępna. Wybierz inną',
  'error.goodsNotInGame': 'Tego produktu nie ma w tej grze. Wybierz inny',
  'error.priceChanged': 'Cena się zmieniła. Sprawdź ją i kup ponownie',
  'error.channelOutOfRange': 'Ta metoda płatności nie przyjmuje tej kwoty. Wybierz inną',
  'error.channelNotFound': 'Ta metoda płatności nie istnieje. Wybierz inną',
  'error.channelUnavailable': 'Nie można połączyć się z tą metodą płatności. Wybierz inną',
  'error.cardFormUnavailable':
    'Nie udało się wczytać formularza karty. Wybierz inną metodę płatności',
  'error.gatewayUnavailable': 'Nie udało się wczytać okna płatności. Wybierz inną metodę płatności',
  'error.noOrder': 'Zamówienie nie powstało. Wybierz inną metodę płatności',
  'error.wrongMethodParameters': 'Nie udało się uruchomić tej metody płatności. Wybierz inną',
  'error.unpaidOrder': 'Masz nieopłacone zamówienie na ten produkt. Najpierw je opłać',
  'error.payUnpaidOrder': 'Opłać to zamówienie',
  'error.badLink': 'Link jest nieprawidłowy. Odśwież stronę i spróbuj ponownie',
  'error.linkExpired': 'Ta strona wygasła. Poproś obsługę klienta o nowy link',
  'error.tooManyTries': 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie',
  'error.popupBlocked': 'Przeglądarka zablokowała stronę płatności. Naciśnij „Do płatności”',

  // Message pages
  'page.home': 'Strona główna',
  'page.loadFailed': 'Nie udało się wczytać tej strony',
  'page.notFoundTitle': 'Nie znaleziono strony',
  'page.notFoundText': 'Strony, której szukasz, tu nie ma',
  'page.errorParamsTitle': 'Adres strony jest niepełny',
  'page.errorParamsReenter': 'Wejdź ponownie z gry i dodaj stronę do zakładek',
  'page.errorParamsSupport': 'Albo poproś obsługę klienta o właściwy link',
  'page.notAreaTip': 'Ten link nie wskazuje, sklep którego regionu otworzyć',
  'page.notAreaReenter': 'Wejdź ponownie z gry i dodaj stronę do zakładek',
  'page.notAreaSupport': 'Albo poproś obsługę klienta o właściwy link',
  'area.asia': 'Azja',
  'area.europe': 'Europa',
  'area.middleEastAfrica': 'Bliski Wschód i Afryka',
  'area.southeastAsia': 'Azja Południowo-Wschodnia',
  'page.notAreaChoose': 'Wybierz swój region',
  'region.global': 'Cały świat',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Zapłać za innego gracza',
  'game.intro': 'Oficjalny sklep naszych gier: zakupy trafiają prosto do Twojej postaci',
  'game.title': 'Wybierz grę',
  'game.from': 'od {{money}}',
  'game.empty': 'Nie ma tu jeszcze gier',
  'game.loadFailed': 'Nie udało się wczytać gier',
  'game.search': 'Szukaj gier',
  'step.label': 'Kroki',
  'step.selectGame': 'Wybierz grę',
  'step.selectGoods': 'Postać i produkt',
  'step.recharge': 'Doładuj',
  'step.result': 'Wynik',
  'step.done': 'gotowe',

  // Connection and storage notices
  'offline.title': 'Jesteś offline',
  'offline.text': 'Płatność jest wstrzymana i ruszy sama, gdy wróci połączenie',
  'offline.back': 'Połączenie wróciło',
  'connection.slow': 'Połączenie jest wolne. Próbujemy połączyć się inną drogą',
  'start.failed': 'Nie udało się wczytać sklepu',
  'start.checkConnection': 'Sprawdź połączenie i spróbuj ponownie',
  'start.unsupported': 'Sklep nie działa w tej przeglądarce',
  'start.updateBrowser':
    'Przeglądarka jest prawdopodobnie za stara. Zaktualizuj ją lub otwórz sklep w innej',
  'storage.blocked':
    'Przeglądarka nic nie zapisuje dla tej strony: pliki cookie są wyłączone lub brakuje miejsca. Możesz się zalogować i kupować, ale zamknięcie lub odświeżenie strony spowoduje wylogowanie',
} satisfies CriticalCatalogue<'one' | 'few' | 'many' | 'other'>;
