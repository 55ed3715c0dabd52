import { offered } from './methods';
import type { SeedBrand } from './shape';
import { standardGame } from './standard-game';

const channels = {
  RU: offered('RUB', 'sbp', 'russianCard', 'walletsRussia', 'platform'),
};

const chronicles = standardGame({
  clientId: '600001',
  gpId: 'volga-chronicles',
  slug: 'volga-chronicles',
  look: { shape: 'hexgem', material: 'emerald', tint: '#1f3fae' },
  name: 'Хроники Волги',
  currency: 'RUB',
  servers: 36,
  serverNames: ['Казань', 'Самара', 'Кострома', 'Ярославль', 'Углич', 'Астрахань'],
  texts: {
    unit: 'самоцветов',
    unitTab: 'Самоцветы',
    passes: ['Купеческая грамота, 30 дней', 'Сезон ярмарок'],
    packs: ['Набор речника', 'Сундук воеводы', 'Царская казна'],
    limited: ['Набор новичка', 'Недельные припасы', 'Сокровище Жигулей'],
  },
  channels,
});

const bogatyri = standardGame({
  clientId: '600002',
  gpId: 'bogatyri',
  slug: 'bogatyri',
  look: { shape: 'bar', material: 'iron', tint: '#9a3412' },
  name: 'Богатыри: Застава',
  currency: 'RUB',
  serverNames: ['Муром', 'Новгород', 'Чернигов', 'Ростов', 'Суздаль'],
  brandColor: '#9a3412',
  unitsPerDollar: 100,
  texts: {
    unit: 'гривен',
    unitTab: 'Гривны',
    passes: ['Дозорный пропуск, 30 дней'],
    packs: ['Набор ратника', 'Доспех дружины'],
    limited: ['Первый поход', 'Недельный паёк', 'Щит трёх богатырей'],
  },
  channels,
});

/** Volga: Russia, in roubles. */
export const volgaSeed: SeedBrand = {
  brand: 'volga',
  areas: [{ domainArea: 'ru', entries: [chronicles, bogatyri] }],
  activities: ['cumulative', 'continue'],
  roleNames: ['Ярослава', 'Добрыня', 'Милана', 'Лютобор', 'Веда'],
};
