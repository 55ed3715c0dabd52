import type { DeferredCatalogue } from '../../translate';

/** German: the texts shown after an interaction. */
export const deferred = {
  // Sign-in
  'login.account': 'Konto',
  'login.orWith': 'oder anmelden mit',
  'login.password': 'Passwort',
  'login.showPassword': 'Passwort anzeigen',
  'login.submit': 'Anmelden',
  'login.submitting': 'Anmeldung läuft …',
  'login.title': 'Anmelden',
  log_fail: 'Anmeldung fehlgeschlagen: Konto oder Passwort ist falsch',
  tip_logout: 'Von diesem Konto abmelden?',
  tip_switch_account: 'Zu einem anderen Konto wechseln?',
  'login.changedElsewhere':
    'Du hast dich in einem anderen Tab mit einem anderen Konto angemeldet oder abgemeldet. Lade diese Seite neu, um fortzufahren',
  'login.reload': 'Neu laden',
  tip_switch_game: 'Zu einem anderen Spiel wechseln? Deine Auswahl wird gelöscht',
  'login.with': 'Mit {{name}} anmelden',
  'login.copyLink': 'Link kopieren',
  tip_login_env_error:
    'Die Anmeldung mit {{name}} funktioniert in diesem Browser nicht. Kopiere den Link und öffne ihn in einem anderen Browser',
  'login.notBegunHere':
    'Diese Anmeldung wurde nicht in diesem Tab begonnen oder bereits verwendet. Bitte melde dich erneut an',
  'login.tookTooLong':
    'Die Anmeldung hat länger als 10 Minuten gedauert. Bitte melde dich erneut an',
  'login.cancelled': 'Du hast die Anmeldung mit {{name}} abgebrochen',
  'login.failed': 'Die Anmeldung mit {{name}} ist fehlgeschlagen. Bitte versuche es erneut',
  'login.needsCookies':
    'Für die Anmeldung mit {{name}} sind Cookies nötig. Erlaube sie für diese Seite oder melde dich mit deinem Spielkonto an',
  'login.notSecure':
    'Diese Verbindung ist nicht sicher, daher wurde nichts gesendet. Öffne den Shop über eine Adresse, die mit https beginnt',
  'login.otherGame':
    'Dieses Konto gehört zu {{name}}. Melde dich mit einem Konto des ausgewählten Spiels an',
  'login.otherGameUnnamed':
    'Dieses Konto gehört zu einem anderen Spiel. Melde dich mit einem Konto des ausgewählten Spiels an',

  // Recipient: account, game, server, role
  'link.accountText':
    'Das Spiel hat den Shop mit einem anderen Konto geöffnet als dem hier angemeldeten. Welches möchtest du verwenden?',
  'link.accountTitle': 'Welches Konto?',
  'link.characterText':
    'Der Link gehört zu einer anderen Figur als der zuletzt gewählten. Wer soll den Kauf erhalten?',
  'link.characterTitle': 'Welche Figur?',
  'link.chosenLast': 'Zuletzt gewählt',
  'link.fromLink': 'Aus dem Link',
  'link.keep': 'Meine behalten',
  'link.noServer': 'Den Server aus dem Link gibt es nicht. Wähle deinen Server',
  'link.signInFailed':
    'Der Link konnte dich nicht anmelden. Melde dich hier an oder öffne den Shop noch einmal aus dem Spiel',
  'link.signedIn': 'Hier angemeldet',
  'link.take': 'Aus dem Link nehmen',
  'server.all': 'Alle Server',
  'server.area': 'Zone',
  'server.empty': 'Dieses Spiel hat noch keine Server',
  'server.frequent': 'Häufig genutzt',
  'server.characters': 'Deine Charaktere',
  'server.search': 'Nach Server-ID suchen',
  'server.title': 'Server wählen',
  'role.changeAccount': 'Konto wechseln',
  'role.changeServer': 'Anderen Server wählen',
  'role.level': 'Stufe {{number}}',
  'role.title': 'Charakter wählen',

  // Recharge popup
  'recharge.title': 'Aufladung',
  'recharge.recipient': 'Für',
  'recharge.region': 'Region',
  'recharge.channels': 'Zahlungsart',
  'recharge.chooseChannel': 'Zahlungsart wählen',
  'recharge.noChannel': 'Keine Zahlungsart hier nimmt diesen Betrag an',
  'recharge.otherRegions': 'In anderen Regionen verfügbar',
  'recharge.moreOptions': 'Weitere Optionen',
  'channel.gone': 'Deine gewählte Zahlungsart wird nicht angeboten. Bitte wähle eine andere',
  'channel.otherRegion':
    'Deine gewählte Zahlungsart wird in dieser Region nicht angeboten. Bitte wähle eine andere',
  'channel.otherDevice':
    'Deine gewählte Zahlungsart funktioniert auf diesem Gerät nicht. Bitte wähle eine andere',
  'recharge.cardCancelled':
    'Die Zahlung ist nicht abgeschlossen. Tippe auf „Kaufen“, um fortzufahren',
  'recharge.busy':
    'Der Shop ist gerade überlastet, deshalb wurde nichts gekauft. Warte kurz und tippe noch einmal auf „Kaufen“. Du zahlst nicht doppelt',
  'recharge.orderDetail': 'Bestelldetails',
  'recharge.goods': 'Artikel',
  'recharge.vipPoints': 'VIP-Punkte',
  'recharge.buy': 'Kaufen',
  'recharge.buyFor': 'Kaufen · {{money}}',
  'recharge.opening': 'Zahlungsseite wird geöffnet …',
  'subChannel.title': 'Option wählen',
  'card.title': 'Mit Karte zahlen',
  'card.frame': 'Sicheres Kartenformular',
  'prepaid.title': 'Guthabenkarte',
  'prepaid.number': 'Kartennummer',
  'prepaid.password': 'Kartenpasswort',
  'prepaid.where': 'Beides steht auf der Karte. Rubble sie frei, um das Passwort zu sehen',
  'prepaid.next': 'Erst siehst du, was die Karte wert ist, dann bestätigst du',
  'prepaid.checking': 'Karte wird geprüft …',
  'prepaid.worth': 'Kartenwert',
  'prepaid.gems': 'Edelsteine',
  'prepaid.refused':
    'Nummer und Passwort passen nicht zusammen, oder die Karte wurde schon eingelöst',
  'prepaid.otherValue':
    'Die Karte ist nicht genau so viel wert, wie der Artikel kostet. Sie wurde nicht eingelöst',
  'prepaid.enterAgain':
    'Wir wissen noch nicht, ob die Karte eingelöst wurde. Gib dieselbe Karte noch einmal ein: Sie wird nie zweimal eingelöst',
  tip_recharge_confirm: 'Bitte bestätige deine Bestellung',
  'recharge.keepOnline':
    'Lass das Spiel laufen und bleib im Spiel angemeldet, bis deine Artikel angekommen sind',
  'recharge.searchChannels': 'Zahlungsarten suchen',
  'recharge.lastUsed': 'Zuletzt genutzt',
  'recharge.fromMoney': 'Ab {{money}}',
  'recharge.upToMoney': 'Bis {{money}}',
  'recharge.summary': '{{money}} mit {{rechargeType}} zahlen',
  'recharge.nextPage': 'Als Nächstes öffnet sich die Zahlungsseite',
  'recharge.nextCode': 'Als Nächstes bekommst du einen Code zum Scannen oder Kopieren',
  'recharge.nextVoucher':
    'Als Nächstes bekommst du eine Nummer, mit der du im Laden oder bei der Bank zahlst',
  'recharge.nextFields': 'Als Nächstes gibst du deine Karte ein',
  'recharge.nextOption': 'Als Nächstes wählst du eine Option von {{rechargeType}}',
  'recharge.otherItem': 'Anderen Artikel wählen',
  'recharge.trust':
    'Der offizielle Shop. Die Verbindung ist verschlüsselt, und Karten- und Bankdaten gehen nur an den Zahlungsanbieter',

  // Result popup
  'result.title': 'Ergebnis der Aufladung',
  'result.pending': 'Warten auf deine Zahlung',
  'result.success': 'Zahlung abgeschlossen',
  'result.successText': 'Deine Artikel sind auf dem Weg ins Spiel',
  'result.fail': 'Zahlung fehlgeschlagen',
  'result.unknown': 'Wir konnten deine Zahlung nicht bestätigen',
  'result.unknownText':
    'Bitte zahle nicht noch einmal. Wir prüfen weiter und zeigen das Ergebnis hier an',
  'result.unknownCard':
    'Bitte gib die Karte noch nicht erneut ein. Wir prüfen weiter und zeigen hier das Ergebnis',
  'result.unknownOver':
    'Bitte zahle nicht noch einmal. Tippe auf „Jetzt prüfen“, um erneut zu fragen, oder sende dem Kundenservice die Angaben unten',
  'result.unknownCardOver':
    'Tippe auf „Jetzt prüfen“, bevor du diese Karte wieder verwendest, oder sende dem Kundenservice die Angaben unten',
  'result.unanswered': 'Dein letzter Kauf ist noch nicht bestätigt. Bitte zahle nicht noch einmal',
  'result.tipGoPay': 'Tippe auf „Zur Zahlung“ und zahle auf der Seite, die sich öffnet',
  'result.successDelivered': 'Deine Artikel sind im Spiel',
  'result.tipCode': 'Tippe auf „Zur Zahlung“ und scanne oder kopiere den Code auf der Seite',
  'result.tipVoucher':
    'Tippe auf „Zur Zahlung“ und zahle mit der Nummer auf der Seite im Laden oder bei der Bank',
  'result.reasonRefused': 'Die Zahlung wurde abgelehnt',
  'result.reasonFunds': 'Das Guthaben reicht für diese Zahlung nicht aus',
  'result.reasonCardExpired': 'Die Karte ist abgelaufen',
  'result.reasonCancelled': 'Die Zahlung wurde abgebrochen',
  'result.reasonTimeout': 'Die Zeit zum Zahlen war abgelaufen',
  'result.tipDone': 'Wenn du bezahlt hast, tippe auf „Ich habe bezahlt“',
  'result.tipChangeWay': 'Etwas stimmt nicht? Zahlungsart ändern',
  'result.toPay': 'Zur Zahlung',
  'result.rechargeDone': 'Ich habe bezahlt',
  'result.done': 'Fertig',
  'result.changeWay': 'Zahlungsart ändern',
  'result.continue': 'Erneut aufladen',
  'result.account': 'Konto',
  'result.game': 'Spiel',
  'result.goods': 'Artikel',
  'result.server': 'Server',
  'result.role': 'Charakter',
  'result.billingNo': 'Bestellnummer',
  'result.checkNow': 'Jetzt prüfen',
  'result.copyBillingNo': 'Bestellnummer kopieren',
  'result.reference': 'Referenz',
  'result.copyReference': 'Referenz kopieren',
  'result.checking': 'Wird geprüft …',
  'result.lastChecked': 'Zuletzt geprüft: {{time}}',
  'result.checksAgain': 'Wir prüfen automatisch weiter',
  'result.checksOver':
    'Die automatische Prüfung ist beendet. Tippe auf „Ich habe bezahlt“, um zu prüfen',
  'result.stepOrder': 'Bestellt',
  'result.stepPayment': 'Zahlung',
  'result.stepDelivery': 'Lieferung',
  'result.progress': 'Stand deiner Bestellung',
  'result.earned': 'Erhaltene VIP-Punkte: {{growth}}',
  'result.backToGame': 'Zurück zum Spiel',
  'result.failText':
    'Es wurde nichts abgebucht. Zeigt deine Bank eine Zahlung, melde dich mit der Bestellnummer beim Kundenservice',
  'result.tipWait': 'Deine Zahlung wird bestätigt. Diese Seite aktualisiert sich von selbst',
  'result.tipOtherWayAt': 'Ab {{time}} kannst du anders zahlen',
  'result.amount': 'Betrag',
  'result.time': 'Zeit',
  'result.copyReceipt': 'Beleg kopieren',
  'result.shareReceipt': 'Beleg teilen',
  'unpaid.choose':
    'Du hast eine offene Bestellung für diesen Artikel. Zahle sie weiter oder wähle eine andere Zahlungsart: Dann wird die offene Bestellung storniert',
  'unpaid.wait':
    'Du hast eine offene Bestellung für diesen Artikel. Ab {{time}} kannst du anders zahlen',
  'orders.title': 'Meine Bestellungen',
  'orders.empty': 'Bestellungen von diesem Gerät stehen hier sieben Tage lang',
  'orders.continue': 'Fortsetzen',
  'orders.show': 'Ansehen',

  // Popups
  'common.ok': 'OK',
  'common.notice': 'Hinweis',
  tip_no_more: 'Keine weiteren Einträge',

  // Durations
  'time.seconds': '{{s}} Sek.',
  'countdown.left': 'Noch {{time}}',
  'countdown.over': 'Die Zeit ist abgelaufen',

  // Purchase limits
  goods_limit_not_buy: 'Kauflimit erreicht, du kannst das gerade nicht kaufen',
  'limit.leftOf': 'Noch {{number}} von {{total}}',
  'limit.nextIn': 'Noch {{time}} warten',
  'limit.reached': 'Kauflimit erreicht',
  'limit.role': 'Max. {{number}} pro Charakter',
  'limit.game': 'Max. {{number}} pro Spielkonto',
  'limit.time_one': 'Max. {{number}} pro Tag',
  'limit.time_other': 'Max. {{number}} in {{day}} Tagen',

  // Coupons
  'coupon.title': 'Meine Gutscheine',
  'coupon.row': 'Gutschein',
  'coupon.usable': 'Nutzbar ({{number}})',
  'coupon.notUsable': 'Nicht nutzbar ({{number}})',
  'coupon.history': 'Verlauf',
  'coupon.historyTitle': 'Gutscheinverlauf',
  'coupon.claimable': 'Abholbar',
  'coupon.use': 'Nutzen',
  'coupon.cancel': 'Entfernen',
  'coupon.locked': 'Gesperrt',
  'coupon.used': 'Eingelöst',
  'coupon.expired': 'Abgelaufen',
  'coupon.off': '{{number}} % Rabatt',
  'coupon.saves': 'Du sparst {{money}}',
  'coupon.validUntil': 'Gültig bis {{time}}',
  'coupon.noEnd': 'Unbegrenzt gültig',
  'coupon.usedOn': 'Eingelöst am {{time}}',
  'coupon.expiredOn': 'Abgelaufen am {{time}}',
  'coupon.choosable_one': '{{count}} Gutschein verfügbar',
  'coupon.choosable_other': '{{count}} Gutscheine verfügbar',
  'coupon.unavailable': 'Gutscheine können gerade nicht genutzt werden',
  'coupon.refused':
    'Dieser Gutschein gilt nicht mehr. Bitte prüfe den neuen Preis und kaufe noch einmal',
  'coupon.without': 'Ohne Gutschein',
  'coupon.claimTitle': 'Gutscheine für dich',
  'coupon.claimText': 'Hol dir deine Gutscheine und zahle bei der nächsten Aufladung weniger',
  'coupon.claimAll': 'Alle abholen',
  'coupon.consumeTitle': 'Diesen Gutschein einlösen?',
  'coupon.consumeText':
    'Er wird mit dieser Bestellung eingelöst. Wenn die Zahlung fehlschlägt, bekommst du ihn zurück',
  'coupon.consume': 'Einlösen',
  tip_claim_more: 'Kein nutzbarer Gutschein. Weitere kannst du dir im VIP-Center abholen',
  tip_noSupportCoupon: 'Bei dieser Zahlungsart gelten keine Gutscheine',
  tip_noSupportCoupon_goods: 'Für diesen Artikel gelten keine Gutscheine',
  tip_noUse_coupon: 'Du hast einen Gutschein, den du nutzen könntest. Ohne ihn fortfahren?',
  receive_done: 'Abgeholt',
  receive_fail: 'Das Abholen hat nicht geklappt. Bitte versuche es noch einmal',

  // VIP centre
  'vip.intro': 'Lade auf, sammle VIP-Punkte und sichere dir mit jeder neuen Stufe ihre Gutscheine',
  'vip.yourLevel': 'Deine Stufe',
  'vip.growth': 'VIP-Punkte: {{growth}}',
  'vip.toNext': 'Fehlende VIP-Punkte bis {{name}}: {{growth}}',
  'vip.progress': 'Fortschritt bis {{name}}',
  'vip.earn': 'VIP-Punkte für je {{money}} {{currency}} Einkaufswert: {{growth}}',
  'vip.levels': 'Stufen und Vorteile',
  'vip.from': 'Ab {{growth}} VIP-Punkten',
  'vip.reached': 'Erreicht',
  'vip.notReached': 'Noch nicht erreicht',
  'vip.permanent': 'Dauerhafte Gutscheine',
  'vip.weekly': 'Wöchentliche Gutscheine',
  'vip.monthly': 'Monatliche Gutscheine',
  'vip.coupons': 'Deine Gutscheine',
  'vip.noCoupons': 'Keine Gutscheine auf dieser Stufe',
  'vip.signIn': 'Melde dich an, um deine Stufe und deine Gutscheine zu sehen',
  'vip.closed': 'Für dieses Spiel gibt es kein VIP-Center',
  'vip.fromGame':
    'Öffne das VIP-Center noch einmal aus dem Spiel, um deine Stufe und deine Gutscheine zu sehen',
  tip_vip_highest_level: 'Du hast die höchste Stufe erreicht',

  // Top-up activities
  'activity.intro':
    'Lade während eines Events auf und hol dir die Belohnungen für deinen Charakter',
  'activity.cumulative': 'Gesamtaufladung',
  'activity.continue': 'Tage in Folge',
  'activity.needMoney': 'Insgesamt {{money}} aufladen',
  'activity.needDays_one': 'An {{day}} Tag aufladen',
  'activity.needDays_other': '{{day}} Tage in Folge aufladen',
  'activity.soFarMoney': 'Aufgeladen: {{money}}',
  'activity.soFarDays_one': 'Bisher {{day}} Tag',
  'activity.soFarDays_other': '{{day}} Tage in Folge',
  'activity.missingMoney': 'Noch {{money}}',
  'activity.missingDays_one': 'Noch {{day}} Tag',
  'activity.missingDays_other': 'Noch {{day}} Tage',
  'activity.nextReward': 'Nächste Belohnung',
  'activity.allReached': 'Du hast alle Belohnungen erreicht',
  'activity.endsIn': 'Läuft noch {{time}}',
  'activity.ended': 'Dieses Event ist beendet',
  'activity.empty': 'Gerade läuft kein Event',
  'activity.signIn': 'Melde dich an, um deine Belohnungen zu sehen und abzuholen',
  'activity.chooseRole': 'Wähle einen Charakter, um seine Belohnungen zu sehen',
  'activity.announce': '{{name}}: Eine Belohnung wartet auf dich',
  'reward.claim': 'Abholen',
  'reward.claiming': 'Wird abgeholt …',
  'reward.received': 'Erhalten',
  'reward.locked': 'Nicht erreicht',
  'reward.list': 'Belohnungen',

  // Paying for another player
  'replenish.for': 'Du zahlst für',
  'replenish.userLabel': 'Für {{name}}',
  'replenish.amount': 'Betrag',
  'replenish.timeLeft': 'Verbleibende Zeit',
  'replenish.expired': 'Abgelaufen',
  'replenish.expiredText':
    'Diese Seite ist abgelaufen. Bitte den Spieler oder den Kundenservice um einen neuen Link',
  'replenish.pay': '{{money}} zahlen',
  'replenish.noDebt':
    'Der Link nennt keine Zahlung. Bitte die Person, deren Konto gesperrt ist, dir den Link aus dem Spiel zu schicken',
  'replenish.games': 'Spiele, in denen du für andere zahlen kannst',
  'replenish.otherPayer':
    'Gerade zahlt schon jemand anderes für dieses Konto. Wird die Zahlung nicht abgeschlossen, kannst du spätestens in 15 Minuten zahlen',
  'replenish.errorTitle': 'Diese Zahlung ist nicht möglich',
  'replenish.errorText': 'Sie ist schon bezahlt oder der Link stimmt nicht',
  replenish_tip_done:
    'Danke! Die Sperre des Kontos wird innerhalb von 15 Minuten nach der Zahlung aufgehoben',

  // Real-name check
  'realName.title': 'Identität verifizieren',
  'realName.text':
    'Laut Gesetz müssen wir wissen, wer zahlt. Der Publisher des Spiels prüft deinen Namen auf seiner eigenen Seite; dieser Shop sieht weder deinen Namen noch deine Ausweisnummer. Komm danach hierher zurück',
  'realName.done': 'Du bist verifiziert',
  'realName.failed':
    'Die Verifizierung ist fehlgeschlagen. Bitte beginne noch einmal auf der ersten Seite',
  'realName.required': 'Du bist noch nicht verifiziert. Bitte verifiziere zuerst deine Identität',
  'realName.goVerify': 'Jetzt verifizieren',

  // Legal notice and inquiries
  'footer.legalNotice': 'Gesetz über bestimmte Handelsgeschäfte',
  'footer.inquiry': 'Kontakt',
  'legal.seller': 'Verkäufer',
  'legal.representative': 'Vertreten durch',
  'legal.contact': 'Kontakt',
  'legal.price': 'Preis',
  'legal.payment': 'Zahlung',
  'legal.delivery': 'Lieferung',
  'legal.returns': 'Rückgabe',
  'legal.minors': 'Minderjährige',
  'legal.systems': 'Unterstützte Systeme',
  'inquiry.text': 'Nenne uns deine Bestellnummer und schreib, was passiert ist',
  'inquiry.hours': 'Servicezeiten',
  'inquiry.daily': 'Täglich',
  'inquiry.send': 'Schreib uns',
} satisfies DeferredCatalogue<'one' | 'other'>;
