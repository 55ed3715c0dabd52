import type { CriticalCatalogue } from '../../translate';

/** Italian: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Indietro',
  'common.cancel': 'Annulla',
  'common.change': 'Cambia',
  'common.close': 'Chiudi',
  'common.copied': 'Copiato',
  'common.loading': 'Caricamento…',
  'common.messages': 'Messaggi',
  'common.newTab': 'si apre in una nuova scheda',
  'common.noMatch': 'Nessun risultato per “{{text}}”',
  'common.reload': 'Ricarica',
  'common.retry': 'Riprova',
  'common.selected': 'Selezionato',
  'common.wait': 'Un momento…',
  please_select: 'Seleziona',
  tip_no_data: 'Nessun dato',

  // Header, bottom navigation, footer
  'header.language': 'Lingua',
  'header.my': 'Profilo',
  'header.signIn': 'Accedi',
  'header.signOut': 'Esci',
  'header.topup': 'Ricarica',
  'nav.gift': 'Regali',
  'nav.label': 'Menu principale',
  'nav.my': 'Profilo',
  'nav.topup': 'Ricarica',
  'footer.agreement': 'Condizioni d’uso',
  'footer.privacy': 'Privacy',
  'footer.support': 'Assistenza clienti',
  'header.event': 'Eventi',
  'header.vipCenter': 'Centro VIP',
  'header.accountMenu': 'Menu account',

  // Sign-in
  tip_login_pre: 'Prima effettua l’accesso',
  tip_login_expired: 'L’accesso è scaduto. Accedi di nuovo',

  // Recipient: account, game, server, role
  'who.account': 'Account',
  'who.area': 'Zona',
  'who.chooseGame': 'Scegli un gioco',
  'who.chooseRole': 'Scegli un personaggio',
  'who.chooseServer': 'Scegli un server',
  'who.game': 'Gioco',
  'who.role': 'Personaggio',
  'who.server': 'Server',
  'who.title': 'Per chi è?',
  'role.empty': 'Nessun personaggio su questo server. Scegli un altro server o account',
  'role.loadFailed': 'Impossibile caricare i personaggi',

  // Goods
  'goods.bonus': '+{{number}} bonus',
  'goods.again': 'Di nuovo: {{text}}',
  'goods.buy': 'Acquista',
  'goods.empty': 'Al momento non c’è nulla in vendita in questo gioco',
  'goods.loadFailed': 'Impossibile caricare i prezzi',
  'goods.chooseGoods': 'Scegli un articolo',
  'goods.limited': 'Limitato',
  'goods.special': 'Offerta speciale',
  'goods.title': 'Che cosa desideri?',
  'goods.types': 'Tipo di articolo',
  'goods.updating': 'Aggiornamento dei prezzi…',

  // Prices
  'price.original': 'Prezzo originale: {{money}}',
  'price.pay': 'Da pagare',
  'price.order': 'Il tuo ordine',
  'price.working': 'Calcolo del prezzo…',

  // Durations
  'time.days_one': '{{day}} giorno',
  'time.days_many': '{{day}} di giorni',
  'time.days_other': '{{day}} giorni',
  'time.hours': '{{hour}} h',
  'time.minutes': '{{min}} min',

  // Recharge popup
  'recharge.exchange': 'Riscatta',

  // Result popup
  'result.repeat': 'Questo ordine esiste già. Eccolo',

  // Errors
  'error.network': 'Errore di rete. Riprova più tardi',
  'error.renewed': 'Il negozio è stato aggiornato. Ricarica la pagina',
  'error.server': 'Qualcosa è andato storto da parte nostra. Riprova più tardi',
  'error.generic': 'Qualcosa è andato storto. Riprova',
  'error.query': 'Impossibile recuperare l’ordine. Torna alla home e riprova',
  'error.roleNotFound': 'Personaggio non trovato. Scegli un altro personaggio o account',
  'error.noGame': 'Questo gioco non è disponibile. Scegline un altro',
  'error.goodsNotInGame': 'Questo articolo non è in vendita in questo gioco. Scegline un altro',
  'error.priceChanged': 'Il prezzo è cambiato. Controllalo e acquista di nuovo',
  'error.channelOutOfRange':
    'Questo metodo di pagamento non accetta questo importo. Scegline un altro',
  'error.channelNotFound': 'Questo metodo di pagamento non esiste. Scegline un altro',
  'error.channelUnavailable': 'Questo metodo di pagamento non è raggiungibile. Scegline un altro',
  'error.cardFormUnavailable':
    'Impossibile caricare il modulo della carta. Scegli un altro metodo di pagamento',
  'error.gatewayUnavailable':
    'Impossibile caricare la finestra di pagamento. Scegli un altro metodo di pagamento',
  'error.noOrder': 'Nessun ordine creato. Scegli un altro metodo di pagamento',
  'error.wrongMethodParameters':
    'Impossibile avviare questo metodo di pagamento. Scegline un altro',
  'error.unpaidOrder': 'Hai un ordine non pagato per questo articolo. Paga prima quello',
  'error.payUnpaidOrder': 'Paga quell’ordine',
  'error.badLink': 'Il link non è valido. Aggiorna la pagina e riprova',
  'error.linkExpired': 'Questa pagina è scaduta. Chiedi un nuovo link all’assistenza clienti',
  'error.tooManyTries': 'Troppi tentativi. Attendi un momento e riprova',
  'error.popupBlocked': 'Il browser ha bloccato la pagina di pagamento. Premi “Vai al pagamento”',

  // Message pages
  'page.home': 'Torna alla home',
  'page.loadFailed': 'Impossibile caricare questa pagina',
  'page.notFoundTitle': 'Pagina non trovata',
  'page.notFoundText': 'La pagina che cerchi non è qui',
  'page.errorParamsTitle': 'L’indirizzo della pagina è incompleto',
  'page.errorParamsReenter': 'Entra di nuovo dal gioco e salva la pagina nei preferiti',
  'page.errorParamsSupport': 'Oppure chiedi il link corretto all’assistenza clienti',
  'page.notAreaTip': 'Questo link non indica di quale regione aprire il negozio',
  'page.notAreaReenter': 'Entra di nuovo dal gioco e salva la pagina nei preferiti',
  'page.notAreaSupport': 'Oppure chiedi il link corretto all’assistenza clienti',
  'area.asia': 'Asia',
  'area.europe': 'Europa',
  'area.middleEastAfrica': 'Medio Oriente e Africa',
  'area.southeastAsia': 'Sud-est asiatico',
  'page.notAreaChoose': 'Scegli la tua regione',
  'region.global': 'Tutto il mondo',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Paga per un altro giocatore',
  'game.intro':
    'Il negozio ufficiale dei nostri giochi: ciò che compri arriva direttamente al tuo personaggio',
  'game.title': 'Scegli un gioco',
  'game.from': 'da {{money}}',
  'game.empty': 'Qui non ci sono ancora giochi',
  'game.loadFailed': 'Impossibile caricare i giochi',
  'game.search': 'Cerca giochi',
  'step.label': 'Passaggi',
  'step.selectGame': 'Scegli il gioco',
  'step.selectGoods': 'Perso\u00adnaggio e articolo',
  'step.recharge': 'Ricarica',
  'step.result': 'Esito',
  'step.done': 'completato',

  // Connection and storage notices
  'offline.title': 'Sei offline',
  'offline.text': 'Il pagamento è in pausa e riprende da solo appena torni online',
  'offline.back': 'Sei di nuovo online',
  'connection.slow': 'La connessione è lenta. Stiamo provando in un altro modo',
  'start.failed': 'Impossibile caricare il negozio',
  'start.checkConnection': 'Controlla la connessione e riprova',
  'start.unsupported': 'Il negozio non funziona in questo browser',
  'start.updateBrowser':
    'Probabilmente il browser è troppo vecchio. Aggiornalo o apri il negozio in un altro',
  'storage.blocked':
    'Il tuo browser non conserva nulla per questa pagina: i cookie sono disattivati o lo spazio è pieno. Puoi accedere e acquistare, ma chiudendo o ricaricando la pagina esci dall’account',
} satisfies CriticalCatalogue<'one' | 'many' | 'other'>;
