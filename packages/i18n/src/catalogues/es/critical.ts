import type { CriticalCatalogue } from '../../translate';

/** Spanish: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Atrás',
  'common.cancel': 'Cancelar',
  'common.change': 'Cambiar',
  'common.close': 'Cerrar',
  'common.copied': 'Copiado',
  'common.loading': 'Cargando…',
  'common.messages': 'Mensajes',
  'common.newTab': 'se abre en una pestaña nueva',
  'common.noMatch': 'No hay resultados para «{{text}}»',
  'common.reload': 'Volver a cargar',
  'common.retry': 'Reintentar',
  'common.selected': 'Seleccionado',
  'common.wait': 'Un momento…',
  please_select: 'Selecciona',
  tip_no_data: 'Sin datos',

  // Header, bottom navigation, footer
  'header.language': 'Idioma',
  'header.my': 'Mi cuenta',
  'header.signIn': 'Entrar',
  'header.signOut': 'Salir',
  'header.topup': 'Recargar',
  'nav.gift': 'Regalos',
  'nav.label': 'Principal',
  'nav.my': 'Mi cuenta',
  'nav.topup': 'Recargar',
  'footer.agreement': 'Condiciones de uso',
  'footer.privacy': 'Privacidad',
  'footer.support': 'Atención al cliente',
  'header.event': 'Eventos',
  'header.vipCenter': 'Centro VIP',
  'header.accountMenu': 'Menú de la cuenta',

  // Sign-in
  tip_login_pre: 'Primero inicia sesión',
  tip_login_expired: 'Tu sesión ha caducado. Vuelve a iniciar sesión',

  // Recipient: account, game, server, role
  'who.account': 'Cuenta',
  'who.area': 'Zona',
  'who.chooseGame': 'Elige un juego',
  'who.chooseRole': 'Elige un personaje',
  'who.chooseServer': 'Elige un servidor',
  'who.game': 'Juego',
  'who.role': 'Personaje',
  'who.server': 'Servidor',
  'who.title': '¿Para quién es?',
  'role.empty': 'No hay personajes en este servidor. Elige otro servidor u otra cuenta',
  'role.loadFailed': 'No se han podido cargar los personajes',

  // Goods
  'goods.bonus': '+{{number}} de bonus',
  'goods.again': 'Otra vez: {{text}}',
  'goods.buy': 'Comprar',
  'goods.empty': 'Ahora mismo no hay nada a la venta en este juego',
  'goods.loadFailed': 'No se han podido cargar los precios',
  'goods.chooseGoods': 'Elige un artículo',
  'goods.limited': 'Limitado',
  'goods.special': 'Oferta especial',
  'goods.title': '¿Qué quieres comprar?',
  'goods.types': 'Tipo de artículo',
  'goods.updating': 'Actualizando los precios…',

  // Prices
  'price.original': 'Precio original: {{money}}',
  'price.pay': 'A pagar',
  'price.order': 'Tu pedido',
  'price.working': 'Calculando el precio…',

  // Durations
  'time.days_one': '{{day}} día',
  'time.days_many': '{{day}} de días',
  'time.days_other': '{{day}} días',
  'time.hours': '{{hour}} h',
  'time.minutes': '{{min}} min',

  // Recharge popup
  'recharge.exchange': 'Canjear',

  // Result popup
  'result.repeat': 'Este pedido ya existe. Aquí lo tienes',

  // Errors
  'error.network': 'Error de red. Inténtalo de nuevo más tarde',
  'error.renewed': 'La tienda se ha renovado. Vuelve a cargar la página',
  'error.server': 'Algo ha fallado por nuestra parte. Inténtalo de nuevo más tarde',
  'error.generic': 'Algo ha fallado. Inténtalo de nuevo',
  'error.query': 'No se ha podido consultar el pedido. Vuelve al inicio e inténtalo de nuevo',
  'error.roleNotFound': 'Personaje no encontrado. Elige otro personaje u otra cuenta',
  'error.noGame': 'Este juego no está disponible. Elige otro',
  'error.goodsNotInGame': 'Este artículo no se vende en este juego. Elige otro',
  'error.priceChanged': 'El precio ha cambiado. Revísalo y vuelve a comprar',
  'error.channelOutOfRange': 'Esta forma de pago no acepta este importe. Elige otra',
  'error.channelNotFound': 'Esta forma de pago no existe. Elige otra',
  'error.channelUnavailable': 'No se puede conectar con esta forma de pago. Elige otra',
  'error.cardFormUnavailable':
    'No se ha podido cargar el formulario de la tarjeta. Elige otra forma de pago',
  'error.gatewayUnavailable': 'No se ha podido cargar la ventana de pago. Elige otra forma de pago',
  'error.noOrder': 'No se ha creado ningún pedido. Elige otra forma de pago',
  'error.wrongMethodParameters': 'No se ha podido iniciar esta forma de pago. Elige otra',
  'error.unpaidOrder': 'Tienes un pedido sin pagar de este artículo. Págalo primero',
  'error.payUnpaidOrder': 'Pagar ese pedido',
  'error.badLink': 'El enlace no es válido. Actualiza la página e inténtalo de nuevo',
  'error.linkExpired': 'Esta página ha caducado. Pide un enlace nuevo a atención al cliente',
  'error.tooManyTries': 'Demasiados intentos. Espera un momento e inténtalo de nuevo',
  'error.popupBlocked': 'Tu navegador ha bloqueado la página de pago. Pulsa «Ir a pagar»',

  // Message pages
  'page.home': 'Ir al inicio',
  'page.loadFailed': 'No se ha podido cargar esta página',
  'page.notFoundTitle': 'Página no encontrada',
  'page.notFoundText': 'La página que buscas no está aquí',
  'page.errorParamsTitle': 'La dirección de la página está incompleta',
  'page.errorParamsReenter': 'Vuelve a entrar desde el juego y guarda la página en favoritos',
  'page.errorParamsSupport': 'O pide el enlace correcto a atención al cliente',
  'page.notAreaTip': 'Este enlace no indica de qué región es la tienda',
  'page.notAreaReenter': 'Vuelve a entrar desde el juego y guarda la página en favoritos',
  'page.notAreaSupport': 'O pide el enlace correcto a atención al cliente',
  'area.asia': 'Asia',
  'area.europe': 'Europa',
  'area.middleEastAfrica': 'Oriente Medio y África',
  'area.southeastAsia': 'Sudeste Asiático',
  'page.notAreaChoose': 'Elige tu región',
  'region.global': 'Todo el mundo',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Pagar por otro jugador',
  'game.intro': 'La tienda oficial de nuestros juegos: lo que compras llega directo a tu personaje',
  'game.title': 'Elige un juego',
  'game.from': 'desde {{money}}',
  'game.empty': 'Aún no hay juegos aquí',
  'game.loadFailed': 'No se han podido cargar los juegos',
  'game.search': 'Buscar juegos',
  'step.label': 'Pasos',
  'step.selectGame': 'Elegir juego',
  'step.selectGoods': 'Personaje y artículo',
  'step.recharge': 'Recargar',
  'step.result': 'Resultado',
  'step.done': 'completado',

  // Connection and storage notices
  'offline.title': 'No tienes conexión',
  'offline.text': 'El pago está en pausa y continuará solo cuando vuelvas a tener conexión',
  'offline.back': 'Vuelves a tener conexión',
  'connection.slow': 'La conexión va lenta. Estamos probando otra vía',
  'start.failed': 'No se ha podido cargar la tienda',
  'start.checkConnection': 'Comprueba tu conexión e inténtalo de nuevo',
  'start.unsupported': 'La tienda no funciona en este navegador',
  'start.updateBrowser':
    'Es probable que el navegador sea demasiado antiguo. Actualízalo o abre la tienda en otro',
  'storage.blocked':
    'Tu navegador no guarda nada para esta página: las cookies están desactivadas o el almacenamiento está lleno. Puedes iniciar sesión y comprar, pero al cerrar o recargar la página se cerrará la sesión',
} satisfies CriticalCatalogue<'one' | 'many' | 'other'>;
