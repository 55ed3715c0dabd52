import type { CriticalCatalogue } from '../../translate';

/** French: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Retour',
  'common.cancel': 'Annuler',
  'common.change': 'Modifier',
  'common.close': 'Fermer',
  'common.copied': 'Copié',
  'common.loading': 'Chargement…',
  'common.messages': 'Messages',
  'common.newTab': 's’ouvre dans un nouvel onglet',
  'common.noMatch': 'Aucun résultat pour « {{text}} »',
  'common.reload': 'Recharger',
  'common.retry': 'Réessayer',
  'common.selected': 'Sélectionné',
  'common.wait': 'Un instant…',
  please_select: 'Veuillez choisir',
  tip_no_data: 'Aucune donnée',

  // Header, bottom navigation, footer
  'header.language': 'Langue',
  'header.my': 'Mon espace',
  'header.signIn': 'Connexion',
  'header.signOut': 'Déconnexion',
  'header.topup': 'Recharger',
  'nav.gift': 'Cadeaux',
  'nav.label': 'Navigation principale',
  'nav.my': 'Mon espace',
  'nav.topup': 'Recharger',
  'footer.agreement': 'Conditions d’utilisation',
  'footer.privacy': 'Confidentialité',
  'footer.support': 'Service client',
  'header.event': 'Événements',
  'header.vipCenter': 'Espace VIP',
  'header.accountMenu': 'Menu du compte',

  // Sign-in
  tip_login_pre: 'Veuillez d’abord vous connecter',
  tip_login_expired: 'Votre connexion a expiré. Veuillez vous reconnecter',

  // Recipient: account, game, server, role
  'who.account': 'Compte',
  'who.area': 'Zone',
  'who.chooseGame': 'Choisir un jeu',
  'who.chooseRole': 'Choisir un personnage',
  'who.chooseServer': 'Choisir un serveur',
  'who.game': 'Jeu',
  'who.role': 'Personnage',
  'who.server': 'Serveur',
  'who.title': 'Pour qui est-ce ?',
  'role.empty': 'Aucun personnage sur ce serveur. Choisissez un autre serveur ou un autre compte',
  'role.loadFailed': 'Les personnages n’ont pas pu être chargés',

  // Goods
  'goods.bonus': '+{{number}} en bonus',
  'goods.again': 'À nouveau : {{text}}',
  'goods.buy': 'Acheter',
  'goods.empty': 'Rien n’est en vente dans ce jeu pour le moment',
  'goods.loadFailed': 'Les prix n’ont pas pu être chargés',
  'goods.chooseGoods': 'Choisir un article',
  'goods.limited': 'Limité',
  'goods.special': 'Offre spéciale',
  'goods.title': 'Que souhaitez-vous ?',
  'goods.types': 'Type d’article',
  'goods.updating': 'Mise à jour des prix…',

  // Prices
  'price.original': 'Prix initial : {{money}}',
  'price.pay': 'À payer',
  'price.order': 'Votre commande',
  'price.working': 'Calcul du prix…',

  // Durations
  'time.days_one': '{{day}} jour',
  'time.days_many': '{{day}} de jours',
  'time.days_other': '{{day}} jours',
  'time.hours': '{{hour}} h',
  'time.minutes': '{{min}} min',

  // Recharge popup
  'recharge.exchange': 'Échanger',

  // Result popup
  'result.repeat': 'Cette commande existe déjà. La voici',

  // Errors
  'error.network': 'Erreur réseau. Veuillez réessayer plus tard',
  'error.renewed': 'La boutique a été mise à jour. Veuillez recharger la page',
  'error.server': 'Un problème est survenu de notre côté. Veuillez réessayer plus tard',
  'error.generic': 'Un problème est survenu. Veuillez réessayer',
  'error.query': 'La commande n’a pas pu être récupérée. Retournez à l’accueil et réessayez',
  'error.roleNotFound': 'Personnage introuvable. Choisissez un autre personnage ou un autre compte',
  'error.noGame': 'Ce jeu n’est pas disponible. Veuillez en choisir un autre',
  'error.goodsNotInGame': 'Cet article n’est pas vendu dans ce jeu. Veuillez en choisir un autre',
  'error.priceChanged': 'Le prix a changé. Vérifiez-le, puis achetez à nouveau',
  'error.channelOutOfRange':
    'Ce moyen de paiement n’accepte pas ce montant. Veuillez en choisir un autre',
  'error.channelNotFound': 'Ce moyen de paiement n’existe pas. Veuillez en choisir un autre',
  'error.channelUnavailable': 'Ce moyen de paiement est injoignable. Veuillez en choisir un autre',
  'error.cardFormUnavailable':
    'Le formulaire de carte n’a pas pu être chargé. Veuillez choisir un autre moyen de paiement',
  'error.gatewayUnavailable':
    'La fenêtre de paiement n’a pas pu être chargée. Veuillez choisir un autre moyen de paiement',
  'error.noOrder': 'Aucune commande n’a été créée. Veuillez choisir un autre moyen de paiement',
  'error.wrongMethodParameters':
    'Ce moyen de paiement n’a pas pu démarrer. Veuillez en choisir un autre',
  'error.unpaidOrder': 'Vous avez une commande impayée pour cet article. Payez-la d’abord',
  'error.payUnpaidOrder': 'Payer maintenant',
  'error.badLink': 'Le lien n’est pas valide. Actualisez la page et réessayez',
  'error.linkExpired': 'Cette page a expiré. Demandez un nouveau lien au service client',
  'error.tooManyTries': 'Trop de tentatives. Patientez un instant et réessayez',
  'error.popupBlocked':
    'Votre navigateur a bloqué la page de paiement. Appuyez sur « Payer maintenant »',

  // Message pages
  'page.home': 'Accueil',
  'page.loadFailed': 'Cette page n’a pas pu être chargée',
  'page.notFoundTitle': 'Page introuvable',
  'page.notFoundText': 'La page que vous cherchez n’est pas ici',
  'page.errorParamsTitle': 'L’adresse de la page est incomplète',
  'page.errorParamsReenter': 'Rouvrez la page depuis le jeu et ajoutez-la à vos favoris',
  'page.errorParamsSupport': 'Ou demandez le bon lien au service client',
  'page.notAreaTip': 'Ce lien n’indique pas de quelle région ouvrir la boutique',
  'page.notAreaReenter': 'Rouvrez la page depuis le jeu et ajoutez-la à vos favoris',
  'page.notAreaSupport': 'Ou demandez le bon lien au service client',
  'area.asia': 'Asie',
  'area.europe': 'Europe',
  'area.middleEastAfrica': 'Moyen-Orient et Afrique',
  'area.southeastAsia': 'Asie du Sud-Est',
  'page.notAreaChoose': 'Choisissez votre région',
  'region.global': 'Monde entier',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Payer pour un autre joueur',
  'game.intro':
    'La boutique officielle de nos jeux : vos achats arrivent directement sur votre personnage',
  'game.title': 'Choisir un jeu',
  'game.from': 'dès {{money}}',
  'game.empty': 'Il n’y a pas encore de jeux ici',
  'game.loadFailed': 'Les jeux n’ont pas pu être chargés',
  'game.search': 'Rechercher un jeu',
  'step.label': 'Étapes',
  'step.selectGame': 'Choix du jeu',
  'step.selectGoods': 'Person\u00adnage et article',
  'step.recharge': 'Recharge',
  'step.result': 'Résultat',
  'step.done': 'terminée',

  // Connection and storage notices
  'offline.title': 'Vous êtes hors ligne',
  'offline.text': 'Le paiement est en pause et reprendra tout seul dès le retour de la connexion',
  'offline.back': 'Vous êtes de nouveau en ligne',
  'connection.slow': 'La connexion est lente. Nous essayons une autre voie',
  'start.failed': 'La boutique n’a pas pu être chargée',
  'start.checkConnection': 'Vérifiez votre connexion et réessayez',
  'start.unsupported': 'La boutique ne fonctionne pas dans ce navigateur',
  'start.updateBrowser':
    'Le navigateur est sans doute trop ancien. Mettez-le à jour ou ouvrez la boutique dans un autre',
  'storage.blocked':
    'Votre navigateur ne conserve rien pour cette page : les cookies sont désactivés ou le stockage est plein. Vous pouvez vous connecter et acheter, mais fermer ou recharger la page vous déconnecte',
} satisfies CriticalCatalogue<'one' | 'many' | 'other'>;
