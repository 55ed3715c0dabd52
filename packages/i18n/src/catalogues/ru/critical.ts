import type { CriticalCatalogue } from '../../translate';

/** Russian: the texts of the first screen, messages and errors. */
export const critical = {
  // Shared
  'common.back': 'Назад',
  'common.cancel': 'Отмена',
  'common.change': 'Изменить',
  'common.close': 'Закрыть',
  'common.copied': 'Скопировано',
  'common.loading': 'Загрузка…',
  'common.messages': 'Сообщения',
  'common.newTab': 'откроется в новой вкладке',
  'common.noMatch': 'Ничего не найдено: «{{text}}»',
  'common.reload': 'Загрузить заново',
  'common.retry': 'Повторить',
  'common.selected': 'Выбрано',
  'common.wait': 'Минутку…',
  please_select: 'Выберите',
  tip_no_data: 'Нет данных',

  // Header, bottom navigation, footer
  'header.language': 'Язык',
  'header.my': 'Мой профиль',
  'header.signIn': 'Войти',
  'header.signOut': 'Выйти',
  'header.topup': 'Пополнение',
  'nav.gift': 'Подарки',
  'nav.label': 'Главное меню',
  'nav.my': 'Профиль',
  'nav.topup': 'Пополнение',
  'footer.agreement': 'Пользовательское соглашение',
  'footer.privacy': 'Конфиденциальность',
  'footer.support': 'Поддержка',
  'header.event': 'События',
  'header.vipCenter': 'VIP-центр',
  'header.accountMenu': 'Меню аккаунта',

  // Sign-in
  tip_login_pre: 'Сначала войдите в аккаунт',
  tip_login_expired: 'Сеанс истёк. Войдите снова',

  // Recipient: account, game, server, role
  'who.account': 'Аккаунт',
  'who.area': 'Зона',
  'who.chooseGame': 'Выберите игру',
  'who.chooseRole': 'Выберите персонажа',
  'who.chooseServer': 'Выберите сервер',
  'who.game': 'Игра',
  'who.role': 'Персонаж',
  'who.server': 'Сервер',
  'who.title': 'Для кого пополнение?',
  'role.empty': 'На этом сервере нет персонажей. Выберите другой сервер или аккаунт',
  'role.loadFailed': 'Не удалось загрузить персонажей',

  // Goods
  'goods.bonus': '+{{number}} бонус',
  'goods.again': 'Снова: {{text}}',
  'goods.buy': 'Купить',
  'goods.empty': 'Сейчас в этой игре ничего не продаётся',
  'goods.loadFailed': 'Не удалось загрузить цены',
  'goods.chooseGoods': 'Выберите товар',
  'goods.limited': 'Ограничено',
  'goods.special': 'Акция',
  'goods.title': 'Что хотите купить?',
  'goods.types': 'Тип товара',
  'goods.updating': 'Обновляем цены…',

  // Prices
  'price.original': 'Цена без скидки: {{money}}',
  'price.pay': 'К оплате',
  'price.order': 'Ваш заказ',
  'price.working': 'Считаем цену…',

  // Durations
  'time.days_one': '{{day}} день',
  'time.days_few': '{{day}} дня',
  'time.days_many': '{{day}} дней',
  'time.days_other': '{{day}} дня',
  'time.hours': '{{hour}} ч',
  'time.minutes': '{{min}} мин',

  // Recharge popup
  'recharge.exchange': 'Обменять',

  // Result popup
  'result.repeat': 'Такой заказ уже есть. Вот он',

  // Errors
  'error.network': 'Ошибка сети. Повторите попытку позже',
  'error.renewed': 'Магазин обновился. Загрузите страницу заново',
  'error.server': 'У нас что-то пошло не так. Повторите попытку позже',
  'error.generic': 'Что-то пошло не так. Повторите попытку',
  'error.query': 'Не удалось получить заказ. Вернитесь на главную и повторите попытку',
  'error.roleNotFound': 'Персонаж не найден. Выберите другого персонажа или аккаунт',
  'error.noGame': 'Эта игра недоступна. Выберите другую',
  'error.goodsNotInGame': 'Этот товар не продаётся в этой игре. Выберите другой',
  'error.priceChanged': 'Цена изменилась. Проверьте её и купите снова',
  'error.channelOutOfRange': 'Этот способ оплаты не принимает такую сумму. Выберите другой',
  'error.channelNotFound': 'Такого способа оплаты нет. Выберите другой',
  'error.channelUnavailable': 'Этот способ оплаты не отвечает. Выберите другой',
  'error.cardFormUnavailable': 'Форма карты не загрузилась. Выберите другой способ оплаты',
  'error.gatewayUnavailable': 'Окно оплаты не загрузилось. Выберите другой способ оплаты',
  'error.noOrder': 'Заказ не создан. Выберите другой способ оплаты',
  'error.wrongMethodParameters': 'Не удалось начать оплату этим способом. Выберите другой',
  'error.unpaidOrder': 'У вас есть неоплаченный заказ на этот товар. Сначала оплатите его',
  'error.payUnpaidOrder': 'Оплатить этот заказ',
  'error.badLink': 'Ссылка недействительна. Обновите страницу и повторите попытку',
  'error.linkExpired': 'Срок действия страницы истёк. Попросите у поддержки новую ссылку',
  'error.tooManyTries': 'Слишком много попыток. Подождите немного и повторите',
  'error.popupBlocked': 'Браузер заблокировал страницу оплаты. Нажмите «Оплатить»',

  // Message pages
  'page.home': 'На главную',
  'page.loadFailed': 'Не удалось загрузить страницу',
  'page.notFoundTitle': 'Страница не найдена',
  'page.notFoundText': 'Страницы, которую вы ищете, здесь нет',
  'page.errorParamsTitle': 'Адрес страницы неполный',
  'page.errorParamsReenter': 'Откройте страницу снова из игры и добавьте её в закладки',
  'page.errorParamsSupport': 'Или попросите у поддержки верную ссылку',
  'page.notAreaTip': 'В ссылке не указано, магазин какого региона открыть',
  'page.notAreaReenter': 'Откройте страницу снова из игры и добавьте её в закладки',
  'page.notAreaSupport': 'Или попросите у поддержки верную ссылку',
  'area.asia': 'Азия',
  'area.europe': 'Европа',
  'area.middleEastAfrica': 'Ближний Восток и Африка',
  'area.southeastAsia': 'Юго-Восточная Азия',
  'page.notAreaChoose': 'Выберите регион',
  'region.global': 'Весь мир',

  // The old version: the choice of a game, and the bar of its four steps
  'replenish.title': 'Оплата за другого игрока',
  'game.intro': 'Официальный магазин наших игр: всё купленное сразу поступает вашему персонажу',
  'game.title': 'Выберите игру',
  'game.from': 'от {{money}}',
  'game.empty': 'Здесь пока нет игр',
  'game.loadFailed': 'Не удалось загрузить игры',
  'game.search': 'Поиск игр',
  'step.label': 'Шаги',
  'step.selectGame': 'Выбор игры',
  'step.selectGoods': 'Персонаж и товар',
  'step.recharge': 'Оплата',
  'step.result': 'Результат',
  'step.done': 'пройден',

  // Connection and storage notices
  'offline.title': 'Нет подключения к интернету',
  'offline.text': 'Оплата приостановлена и продолжится сама, когда связь вернётся',
  'offline.back': 'Связь восстановлена',
  'connection.slow': 'Медленное соединение. Пробуем другой путь',
  'start.failed': 'Не удалось загрузить магазин',
  'start.checkConnection': 'Проверьте подключение и повторите попытку',
  'start.unsupported': 'Магазин не работает в этом браузере',
  'start.updateBrowser':
    'Браузер, скорее всего, устарел. Обновите его или откройте магазин в другом',
  'storage.blocked':
    'Браузер ничего не сохраняет для этой страницы: файлы cookie отключены или хранилище заполнено. Вы можете войти и купить, но при закрытии или обновлении страницы вы выйдете из аккаунта',
} satisfies CriticalCatalogue<'one' | 'few' | 'many' | 'other'>;
