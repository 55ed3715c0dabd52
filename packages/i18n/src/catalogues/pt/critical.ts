import type { CriticalCatalogue } from '../../translate';

/** Portuguese: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Voltar',
  'common.cancel': 'Cancelar',
  'common.change': 'Alterar',
  'common.close': 'Fechar',
  'common.copied': 'Copiado',
  'common.loading': 'Carregando…',
  'common.messages': 'Mensagens',
  'common.newTab': 'abre em uma nova aba',
  'common.noMatch': 'Nada encontrado para “{{text}}”',
  'common.reload': 'Carregar de novo',
  'common.retry': 'Tentar de novo',
  'common.selected': 'Selecionado',
  'common.wait': 'Um momento…',
  please_select: 'Selecione',
  tip_no_data: 'Sem dados',

  // Header, bottom navigation, footer
  'header.language': 'Idioma',
  'header.my': 'Minha conta',
  'header.signIn': 'Entrar',
  'header.signOut': 'Sair',
  'header.topup': 'Recarga',
  'nav.gift': 'Presentes',
  'nav.label': 'Principal',
  'nav.my': 'Minha conta',
  'nav.topup': 'Recarga',
  'footer.agreement': 'Termos de uso',
  'footer.privacy': 'Privacidade',
  'footer.support': 'Atendimento',
  'header.event': 'Eventos',
  'header.vipCenter': 'Central VIP',
  'header.accountMenu': 'Menu da conta',

  // Sign-in
  tip_login_pre: 'Primeiro, entre na sua conta',
  tip_login_expired: 'Sua sessão expirou. Entre novamente',

  // Recipient: account, game, server, role
  'who.account': 'Conta',
  'who.area': 'Zona',
  'who.chooseGame': 'Escolha um jogo',
  'who.chooseRole': 'Escolha um personagem',
  'who.chooseServer': 'Escolha um servidor',
  'who.game': 'Jogo',
  'who.role': 'Personagem',
  'who.server': 'Servidor',
  'who.title': 'Para quem é?',
  'role.empty': 'Nenhum personagem neste servidor. Escolha outro servidor ou outra conta',
  'role.loadFailed': 'Não foi possível carregar os personagens',

  // Goods
  'goods.bonus': '+{{number}} de bônus',
  'goods.again': 'De novo: {{text}}',
  'goods.buy': 'Comprar',
  'goods.empty': 'No momento não há nada à venda neste jogo',
  'goods.loadFailed': 'Não foi possível carregar os preços',
  'goods.chooseGoods': 'Escolha um item',
  'goods.limited': 'Limitado',
  'goods.special': 'Oferta especial',
  'goods.title': 'O que você quer comprar?',
  'goods.types': 'Tipo de item',
  'goods.updating': 'Atualizando os preços…',

  // Prices
  'price.original': 'Preço original: {{money}}',
  'price.pay': 'Total',
  'price.order': 'Seu pedido',
  'price.working': 'Calculando o preço…',

  // Durations
  'time.days_one': '{{day}} dia',
  'time.days_many': '{{day}} de dias',
  'time.days_other': '{{day}} dias',
  'time.hours': '{{hour}} h',
  'time.minutes': '{{min}} min',

  // Recharge popup
  'recharge.exchange': 'Resgatar',

  // Result popup
  'result.repeat': 'Este pedido já existe. Aqui está',

  // Errors
  'error.network': 'Erro de rede. Tente novamente mais tarde',
  'error.renewed': 'A loja foi atualizada. Carregue a página de novo',
  'error.server': 'Algo deu errado do nosso lado. Tente novamente mais tarde',
  'error.generic': 'Algo deu errado. Tente novamente',
  'error.query': 'Não foi possível consultar o pedido. Volte ao início e tente novamente',
  'error.roleNotFound': 'Personagem não encontrado. Escolha outro personagem ou outra conta',
  'error.noGame': 'Este jogo não está disponível. Escolha outro',
  'error.goodsNotInGame': 'Este item não é vendido neste jogo. Escolha outro',
  'error.priceChanged': 'O preço mudou. Confira e compre novamente',
  'error.channelOutOfRange': 'Esta forma de pagamento não aceita este valor. Escolha outra',
  'error.channelNotFound': 'Esta forma de pagamento não existe. Escolha outra',
  'error.channelUnavailable': 'Não foi possível acessar esta forma de pagamento. Escolha outra',
  'error.cardFormUnavailable':
    'Não foi possível carregar o formulário do cartão. Escolha outra forma de pagamento',
  'error.gatewayUnavailable':
    'Não foi possível carregar a janela de pagamento. Escolha outra forma de pagamento',
  'error.noOrder': 'Nenhum pedido foi criado. Escolha outra forma de pagamento',
  'error.wrongMethodParameters': 'Não foi possível iniciar esta forma de pagamento. Escolha outra',
  'error.unpaidOrder': 'Você tem um pedido não pago deste item. Pague-o primeiro',
  'error.payUnpaidOrder': 'Pagar esse pedido',
  'error.badLink': 'O link não é válido. Atualize a página e tente novamente',
  'error.linkExpired': 'Esta página expirou. Peça um novo link ao atendimento',
  'error.tooManyTries': 'Muitas tentativas. Espere um momento e tente novamente',
  'error.popupBlocked': 'Seu navegador bloqueou a página de pagamento. Toque em “Pagar agora”',

  // Message pages
  'page.home': 'Ir ao início',
  'page.loadFailed': 'Não foi possível carregar esta página',
  'page.notFoundTitle': 'Página não encontrada',
  'page.notFoundText': 'A página que você procura não está aqui',
  'page.errorParamsTitle': 'O endereço da página está incompleto',
  'page.errorParamsReenter': 'Entre novamente pelo jogo e salve a página nos favoritos',
  'page.errorParamsSupport': 'Ou peça o link correto ao atendimento',
  'page.notAreaTip': 'Este link não informa de qual região é a loja',
  'page.notAreaReenter': 'Entre novamente pelo jogo e salve a página nos favoritos',
  'page.notAreaSupport': 'Ou peça o link correto ao atendimento',
  'area.asia': 'Ásia',
  'area.europe': 'Europa',
  'area.middleEastAfrica': 'Oriente Médio e África',
  'area.southeastAsia': 'Sudeste Asiático',
  'page.notAreaChoose': 'Escolha sua região',
  'region.global': 'Mundo todo',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Pagar por outro jogador',
  'game.intro':
    'A loja oficial dos nossos jogos: o que você compra vai direto para o seu personagem',
  'game.title': 'Escolha um jogo',
  'game.from': 'a partir de {{money}}',
  'game.empty': 'Ainda não há jogos aqui',
  'game.loadFailed': 'Não foi possível carregar os jogos',
  'game.search': 'Buscar jogos',
  'step.label': 'Etapas',
  'step.selectGame': 'Escolher jogo',
  'step.selectGoods': 'Perso\u00adnagem e item',
  'step.recharge': 'Recarga',
  'step.result': 'Resultado',
  'step.done': 'concluída',

  // Connection and storage notices
  'offline.title': 'Você está sem internet',
  'offline.text': 'O pagamento está em pausa e continua sozinho quando a conexão voltar',
  'offline.back': 'Sua conexão voltou',
  'connection.slow': 'A conexão está lenta. Estamos tentando de outra forma',
  'start.failed': 'Não foi possível carregar a loja',
  'start.checkConnection': 'Verifique sua conexão e tente novamente',
  'start.unsupported': 'A loja não funciona neste navegador',
  'start.updateBrowser':
    'O navegador provavelmente é antigo demais. Atualize-o ou abra a loja em outro',
  'storage.blocked':
    'Seu navegador não guarda nada para esta página: os cookies estão desativados ou o armazenamento está cheio. Você pode entrar e comprar, mas fechar ou recarregar a página encerra a sessão',
} satisfies CriticalCatalogue<'one' | 'many' | 'other'>;
