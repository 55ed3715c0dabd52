import type { CriticalCatalogue } from '../../translate';

/** German: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Zurück',
  'common.cancel': 'Abbrechen',
  'common.change': 'Ändern',
  'common.close': 'Schließen',
  'common.copied': 'Kopiert',
  'common.loading': 'Wird geladen …',
  'common.messages': 'Meldungen',
  'common.newTab': 'öffnet sich in einem neuen Tab',
  'common.noMatch': 'Nichts gefunden für „{{text}}“',
  'common.reload': 'Neu laden',
  'common.retry': 'Wiederholen',
  'common.selected': 'Ausgewählt',
  'common.wait': 'Einen Moment …',
  please_select: 'Bitte auswählen',
  tip_no_data: 'Keine Daten',

  // Header, bottom navigation, footer
  'header.language': 'Sprache',
  'header.my': 'Mein Bereich',
  'header.signIn': 'Anmelden',
  'header.signOut': 'Abmelden',
  'header.topup': 'Aufladen',
  'nav.gift': 'Geschenke',
  'nav.label': 'Hauptmenü',
  'nav.my': 'Mein Bereich',
  'nav.topup': 'Aufladen',
  'footer.agreement': 'Nutzungsbedingungen',
  'footer.privacy': 'Datenschutz',
  'footer.support': 'Kundenservice',
  'header.event': 'Events',
  'header.vipCenter': 'VIP-Center',
  'header.accountMenu': 'Kontomenü',

  // Sign-in
  tip_login_pre: 'Bitte melde dich zuerst an',
  tip_login_expired: 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an',

  // Recipient: account, game, server, role
  'who.account': 'Konto',
  'who.area': 'Zone',
  'who.chooseGame': 'Spiel wählen',
  'who.chooseRole': 'Charakter wählen',
  'who.chooseServer': 'Server wählen',
  'who.game': 'Spiel',
  'who.role': 'Charakter',
  'who.server': 'Server',
  'who.title': 'Für wen ist es?',
  'role.empty':
    'Kein Charakter auf diesem Server. Wähle einen anderen Server oder ein anderes Konto',
  'role.loadFailed': 'Die Charaktere konnten nicht geladen werden',

  // Goods
  'goods.bonus': '+{{number}} Bonus',
  'goods.again': 'Noch einmal: {{text}}',
  'goods.buy': 'Kaufen',
  'goods.empty': 'In diesem Spiel gibt es gerade nichts zu kaufen',
  'goods.loadFailed': 'Die Preise konnten nicht geladen werden',
  'goods.chooseGoods': 'Artikel wählen',
  'goods.limited': 'Begrenzt',
  'goods.special': 'Sonderangebot',
  'goods.title': 'Was darf es sein?',
  'goods.types': 'Art der Artikel',
  'goods.updating': 'Preise werden aktualisiert …',

  // Prices
  'price.original': 'Ursprünglicher Preis: {{money}}',
  'price.pay': 'Zu zahlen',
  'price.order': 'Deine Bestellung',
  'price.working': 'Preis wird berechnet …',

  // Durations
  'time.days_one': '{{day}} Tag',
  'time.days_other': '{{day}} Tage',
  'time.hours': '{{hour}} Std.',
  'time.minutes': '{{min}} Min.',

  // Recharge popup
  'recharge.exchange': 'Einlösen',

  // Result popup
  'result.repeat': 'Diese Bestellung gibt es schon. Hier ist sie',

  // Errors
  'error.network': 'Netzwerkfehler. Bitte versuche es später noch einmal',
  'error.renewed': 'Der Shop wurde erneuert. Bitte lade die Seite neu',
  'error.server': 'Bei uns ist etwas schiefgelaufen. Bitte versuche es später noch einmal',
  'error.generic': 'Etwas ist schiefgelaufen. Bitte versuche es noch einmal',
  'error.query':
    'Die Bestellung konnte nicht abgerufen werden. Geh zur Startseite und versuche es noch einmal',
  'error.roleNotFound':
    'Charakter nicht gefunden. Wähle einen anderen Charakter oder ein anderes Konto',
  'error.noGame': 'Dieses Spiel ist nicht verfügbar. Bitte wähle ein anderes',
  'error.goodsNotInGame': 'Diesen Artikel gibt es in diesem Spiel nicht. Bitte wähle einen anderen',
  'error.priceChanged': 'Der Preis hat sich geändert. Bitte prüfe ihn und kaufe noch einmal',
  'error.channelOutOfRange':
    'Diese Zahlungsart nimmt diesen Betrag nicht an. Bitte wähle eine andere',
  'error.channelNotFound': 'Diese Zahlungsart gibt es nicht. Bitte wähle eine andere',
  'error.channelUnavailable': 'Diese Zahlungsart ist nicht erreichbar. Bitte wähle eine andere',
  'error.cardFormUnavailable':
    'Das Kartenformular konnte nicht geladen werden. Bitte wähle eine andere Zahlungsart',
  'error.gatewayUnavailable':
    'Das Zahlungsfenster konnte nicht geladen werden. Bitte wähle eine andere Zahlungsart',
  'error.noOrder': 'Es ist keine Bestellung entstanden. Bitte wähle eine andere Zahlungsart',
  'error.wrongMethodParameters':
    'Diese Zahlungsart konnte nicht gestartet werden. Bitte wähle eine andere',
  'error.unpaidOrder': 'Du hast eine offene Bestellung für diesen Artikel. Bitte zahle sie zuerst',
  'error.payUnpaidOrder': 'Jetzt bezahlen',
  'error.badLink': 'Der Link ist ungültig. Lade die Seite neu und versuche es noch einmal',
  'error.linkExpired': 'Diese Seite ist abgelaufen. Frag den Kundenservice nach einem neuen Link',
  'error.tooManyTries': 'Zu viele Versuche. Bitte warte kurz und versuche es noch einmal',
  'error.popupBlocked': 'Dein Browser hat die Zahlungsseite blockiert. Tippe auf „Zur Zahlung“',

  // Message pages
  'page.home': 'Zur Startseite',
  'page.loadFailed': 'Diese Seite konnte nicht geladen werden',
  'page.notFoundTitle': 'Seite nicht gefunden',
  'page.notFoundText': 'Die gesuchte Seite gibt es hier nicht',
  'page.errorParamsTitle': 'Die Adresse der Seite ist unvollständig',
  'page.errorParamsReenter': 'Öffne die Seite noch einmal aus dem Spiel und setze ein Lesezeichen',
  'page.errorParamsSupport': 'Oder frag den Kundenservice nach dem richtigen Link',
  'page.notAreaTip': 'Dieser Link sagt nicht, für welche Region der Shop geöffnet werden soll',
  'page.notAreaReenter': 'Öffne die Seite noch einmal aus dem Spiel und setze ein Lesezeichen',
  'page.notAreaSupport': 'Oder frag den Kundenservice nach dem richtigen Link',
  'area.asia': 'Asien',
  'area.europe': 'Europa',
  'area.middleEastAfrica': 'Naher Osten und Afrika',
  'area.southeastAsia': 'Südostasien',
  'page.notAreaChoose': 'Wähle deine Region',
  'region.global': 'Weltweit',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Für einen anderen Spieler zahlen',
  'game.intro':
    'Der offizielle Shop für unsere Spiele: Was du kaufst, landet direkt bei deinem Charakter',
  'game.title': 'Spiel wählen',
  'game.from': 'ab {{money}}',
  'game.empty': 'Hier gibt es noch keine Spiele',
  'game.loadFailed': 'Die Spiele konnten nicht geladen werden',
  'game.search': 'Spiele suchen',
  'step.label': 'Schritte',
  'step.selectGame': 'Spiel wählen',
  'step.selectGoods': 'Charakter und Artikel',
  'step.recharge': 'Aufladen',
  'step.result': 'Ergebnis',
  'step.done': 'erledigt',

  // Connection and storage notices
  'offline.title': 'Du bist offline',
  'offline.text':
    'Die Zahlung ist unterbrochen und geht von selbst weiter, sobald du wieder verbunden bist',
  'offline.back': 'Du bist wieder verbunden',
  'connection.slow': 'Die Verbindung ist langsam. Wir versuchen einen anderen Weg',
  'start.failed': 'Der Shop konnte nicht geladen werden',
  'start.checkConnection': 'Prüfe deine Verbindung und versuche es noch einmal',
  'start.unsupported': 'Der Shop läuft in diesem Browser nicht',
  'start.updateBrowser':
    'Der Browser ist wahrscheinlich zu alt. Aktualisiere ihn oder öffne den Shop in einem anderen',
  'storage.blocked':
    'Dein Browser speichert nichts für diese Seite: Cookies sind deaktiviert oder der Speicher ist voll. Du kannst dich anmelden und kaufen, aber wenn du die Seite schließt oder neu lädst, bist du abgemeldet',
} satisfies CriticalCatalogue<'one' | 'other'>;
